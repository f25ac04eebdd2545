"""Intervals of means of few or many numbers, without a library."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist, fmean, variance


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its interval.

    Attributes:
        mean: of the sample.
        low, high: the ends of the interval; infinite if there is a single number, which tells
            nothing of the spread.
        variance: of the mean, not of a single number; infinite if there is a single number.
    """

    mean: float
    low: float
    high: float
    variance: float

    def within(self, least: float, most: float) -> Estimate:
        """The same of what cannot be outside these bounds, such as a share."""
        return replace(self, low=max(self.low, least), high=min(self.high, most))

    def __str__(self) -> str:
        return f"{self.mean:.3f} [{self.low:.3f}, {self.high:.3f}]"


def estimate(values: Sequence[float], level: float = 0.95) -> Estimate:
    """The mean of independent numbers and the interval that covers it with ``level``.

    >>> str(estimate([1, 2, 3, 4]))
    '2.500 [0.446, 4.554]'
    """
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf, math.inf)
    spread = variance(values) / len(values)
    half = t_quantile((1 + level) / 2, len(values) - 1) * math.sqrt(spread)
    return Estimate(mean, mean - half, mean + half, spread)


def t_quantile(p: float, freedom: int) -> float:
    """The quantile of Student's distribution, for ``p`` above a half.

    >>> round(t_quantile(0.975, 1), 3), round(t_quantile(0.975, 4), 3)
    (12.706, 2.776)
    >>> round(t_quantile(0.975, 10**6), 3)
    1.96
    """
    low = high = NormalDist().inv_cdf(p)  # tails are heavier than the normal's
    while _t_tail(high, freedom) > 1 - p:
        high *= 2
    for _ in range(100):
        middle = (low + high) / 2
        if _t_tail(middle, freedom) > 1 - p:
            low = middle
        else:
            high = middle
    return high


def _t_tail(t: float, freedom: int) -> float:
    """The chance that Student's t is above ``t``, from 0 up: half an incomplete beta function."""
    return _beta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2


def _beta(x: float, a: float, b: float) -> float:
    """The regularized incomplete beta function, by its continued fraction (Lentz's way)."""
    if x >= 1:
        return 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(1 - x, b, a)
    front = math.exp(
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    )
    tiny = 1e-300
    value, c, d = 1.0, 1.0, 1 / max(1 - (a + b) * x / (a + 1), tiny)
    value *= d
    for m in range(1, 500):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + term * d or tiny)
            c = 1 + term / c or tiny
            value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return front * value / a
