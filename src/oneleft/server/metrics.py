"""What is counted, for Prometheus. No label holds a card, a name, a token or a table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one process, in a registry of their own."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables = Counter("oneleft_tables", "Tables made.", ["game"], registry=registry)
        self.entries = Counter("oneleft_entries", "Entries written.", registry=registry)
        self.acts = Counter("oneleft_acts", "Acts of people written.", registry=registry)
        self.dues = Counter("oneleft_deadlines", "Deadlines met.", registry=registry)
        self.commands = Counter(
            "oneleft_commands",
            "Commands and what became of them.",
            ["do", "end"],
            registry=registry,
        )
        self.sockets = Gauge("oneleft_sockets", "Open sockets.", registry=registry)
        self.refused = Counter(
            "oneleft_frames_refused", "Frames that were no command.", ["why"], registry=registry
        )
        self.faults = Counter("oneleft_faults", "Errors of the server itself.", registry=registry)
        self.troubles = Counter(
            "oneleft_troubles", "Times the database was away.", registry=registry
        )
        self.seconds = Histogram(
            "oneleft_command_seconds",
            "From a command's frame to its answer.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            registry=registry,
        )

    def page(self) -> bytes:
        """All of them as Prometheus reads them."""
        return generate_latest(self.registry)
