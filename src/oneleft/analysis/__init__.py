"""The laboratory: counting, comparing and writing down many games."""

from oneleft.analysis.dataset import Dataset, load_dataset, write_dataset

__all__ = ["Dataset", "load_dataset", "write_dataset"]
