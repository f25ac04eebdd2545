"""Datasets: records that pass the referee, arrays that are the same games, files that are whole."""

from __future__ import annotations

import functools
import hashlib
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from types import MappingProxyType

import pytest

from oneleft.analysis import Dataset, load_dataset, write_dataset
from oneleft.analysis.datarows import Plan
from oneleft.analysis.dataset import MANIFEST, write_shard
from oneleft.bots import RandomBot
from oneleft.check import check
from oneleft.errors import ChoiceError, OneLeftError, RulesetError
from oneleft.kernel import state as k
from oneleft.moves import Move, parse_card_move
from oneleft.record import Player
from oneleft.rules import LAW_VERSION, CardRules, DiceRules, Ruleset
from oneleft.sim.errors import OutputError, PlayerError, RequestError
from oneleft.sim.files import put_if_there_is_none
from oneleft.views import View

np = pytest.importorskip("numpy")

PARTY = CardRules.preset("party")
DICE = DiceRules.preset("official")
TABLE = DiceRules().replace(
    dice_table=tuple((row[0], row[0], *row[2:]) for row in DiceRules().table), first_starter="fixed"
)
PLANS = MappingProxyType(
    {
        "cards rounds npz": (PARTY, ["greedy", "random", "random"], "rounds", "npz"),
        "cards matches parquet": (
            CardRules.preset("official").replace(target_score=100),
            ["greedy", "greedy"],
            "matches",
            "parquet",
        ),
        "dice rounds parquet": (DICE, ["random"] * 4, "rounds", "parquet"),
        "dice matches npz": (TABLE.replace(target_score=60), ["random"] * 2, "matches", "npz"),
    }
)


def write(path: Path, name: str, games: int = 5, **more: object) -> Dataset:
    rules, players, unit, kind = PLANS[name]
    if kind == "parquet":
        pytest.importorskip("pyarrow")
    wishes: dict[str, object] = {"seed": 3, "shard": 2, "unit": unit, "kind": kind} | more
    return write_dataset(path, rules, players, games, **wishes)  # type: ignore[arg-type]


def hashes(path: Path) -> dict[str, str]:
    return {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(path.iterdir())
    }


each_plan = pytest.mark.parametrize("name", PLANS)


# ------------------------------------------------------------------------------- the same games


@each_plan
def test_records_pass_the_referee_and_arrays_are_the_same_games(name: str, tmp_path: Path) -> None:
    data = write(tmp_path, name)
    assert (data.games, data.is_complete, data.damaged()) == (5, True, [])
    records = list(data.records())
    assert len(records) == 5
    for game, record in enumerate(records):
        report = check(record)
        assert report.is_ok, (report.faults, report.notes)
        assert str(data.replayed(game)).strip() == data.record_text(game).strip()
    assert len({str(record) for record in records}) == 5


@each_plan
def test_every_decision_is_an_act_of_the_record_with_what_the_law_says(
    name: str, tmp_path: Path
) -> None:
    data = write(tmp_path, name)
    masks, place = data.masks, 0
    columns = {column: data[column].tolist() for column in ("game", "seat", "act", "entry")}
    for game in range(data.games):
        for seat, act, legal, entry in decisions_of(data, game):
            row = {column: values[place] for column, values in columns.items()}
            assert row == {"game": game, "seat": seat, "act": act, "entry": entry}
            assert set(np.flatnonzero(masks[place]).tolist()) == legal
            assert bool(data["offense"][place]) == (act not in legal)
            place += 1
    assert place == len(data) > 50


def decisions_of(data: Dataset, game: int) -> list[tuple[int, int, set[int], int]]:
    """What the record of a game says of its acts, played by the referee's player."""
    record = data.record(game)
    player = Player(record)
    found = []
    for each in record.rounds:
        player.begin(each)
        for entry in each.entries:
            if entry.actor >= 0:
                table = player.game
                legal = {move.action for move in table.legal_moves(entry.actor)}
                act = table.parse(entry.actor, entry.text).action
                found.append((entry.actor, act, legal, len(table.entries)))
            player.play(entry)
    return found


@each_plan
def test_what_became_of_the_round_stands_in_every_row(name: str, tmp_path: Path) -> None:
    data = write(tmp_path, name)
    for game, record in enumerate(data.records()):
        for each in record.rounds:
            rows = (data["game"] == game) & (data["round"] == each.number)
            score = dict(each.score)
            assert score, each.number
            for seat, points, won in zip(
                *(data[column][rows].tolist() for column in ("seat", "points", "won")), strict=True
            ):
                assert points == score[seat]
                assert won == (points > 0 or points == max(score.values()) > 0)


@each_plan
def test_observations_are_those_of_the_environments(name: str, tmp_path: Path) -> None:
    data = write(tmp_path, name)
    seats = len(PLANS[name][1])
    assert data["observation"].shape == (len(data), len(data["observation"][0]))
    counts = data.feature("count")
    assert counts.shape == (len(data), seats)
    assert min(counts.ravel().tolist()) >= 0
    if data.rules.game == "cards":
        assert data.feature("hand").sum(axis=1).tolist() == counts[:, 0].tolist()
    else:
        assert data.feature("place").sum(axis=1).tolist() == [24] * len(data)
    with pytest.raises(KeyError):
        data.feature("guilt")


def test_a_bluff_is_an_offense_in_the_rows(tmp_path: Path) -> None:
    class Bluffer(RandomBot):
        def choose(self, view: View) -> Move:
            return view.bluffs[0] if view.bluffs else super().choose(view)

    rules = CardRules.preset("official")
    data = write_dataset(tmp_path, rules, [Bluffer, "greedy"], 12, seed=1)
    assert data["offense"].any()
    acts = zip(data["act"].tolist(), data["offense"].tolist(), strict=True)
    assert {act & 15 for act, offense in acts if offense} == {14}


# ------------------------------------------------------------------------------------- the files


@each_plan
def test_the_same_plan_gives_the_same_files(name: str, tmp_path: Path) -> None:
    pytest.importorskip("joblib")
    write(tmp_path / "one", name)
    write(tmp_path / "two", name, workers=2)
    assert hashes(tmp_path / "one") == hashes(tmp_path / "two")
    write(tmp_path / "three", name, seed=4)
    assert hashes(tmp_path / "one") != hashes(tmp_path / "three")


@each_plan
def test_games_do_not_depend_on_the_shards(name: str, tmp_path: Path) -> None:
    small = write(tmp_path / "small", name)
    large = write(tmp_path / "large", name, shard=100)
    assert len(small.manifest["shards"]) == 3  # type: ignore[arg-type]
    assert len(large.manifest["shards"]) == 1  # type: ignore[arg-type]
    for column in small.columns:
        assert (small[column] == large[column]).all()
    assert [str(record) for record in small.records()] == [str(r) for r in large.records()]


def test_games_are_never_taken_away(tmp_path: Path) -> None:
    name = "cards rounds npz"
    before = hashes(write(tmp_path, name).path)
    with pytest.raises(OutputError, match="games is 5 there and 3 here"):
        write(tmp_path, name, games=3)
    assert hashes(tmp_path) == before
    more = write(tmp_path, name, games=7)
    assert (more.games, more.is_complete) == (7, True)


def test_a_run_that_was_broken_off_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "cards rounds npz"
    whole = hashes(write(tmp_path / "whole", name).path)

    def interrupt(done: int, games: int) -> None:
        assert games == 5
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "part", name, progress=interrupt)
    part = load_dataset(tmp_path / "part")
    assert (part.games, part.is_complete) == (4, False)
    assert len(list(part.records())) == 4
    written: list[int] = []

    def note(plan: Plan, start: int, end: int, path: Path, kind: str) -> dict[str, object]:
        written.append(start)
        return write_shard(plan, start, end, path, kind)

    monkeypatch.setattr("oneleft.analysis.dataset.write_shard", note)
    assert write(tmp_path / "part", name).is_complete
    assert written == [4]
    assert hashes(tmp_path / "part") == whole


def test_games_are_added_and_damaged_files_written_again(tmp_path: Path) -> None:
    name = "cards rounds npz"
    first = hashes(write(tmp_path, name, games=4).path)
    more = write(tmp_path, name, games=6)
    assert more.games == 6
    assert all(hashes(tmp_path)[file] == first[file] for file in first if file != MANIFEST)
    (tmp_path / "arrays-00001.npz").write_bytes(b"damaged")
    (tmp_path / "records-00002.zip").unlink()
    assert more.damaged() == ["arrays-00001.npz", "records-00002.zip"]
    assert write(tmp_path, name, games=6).damaged() == []


def test_the_manifest_says_it_all(tmp_path: Path) -> None:
    data = write(tmp_path, "dice rounds parquet")
    manifest = json.loads((tmp_path / MANIFEST).read_text("utf-8"))
    assert (manifest["law"], manifest["game"]) == (LAW_VERSION, "dice")
    assert (manifest["seats"], manifest["players"]) == (4, ["random"] * 4)
    assert (manifest["seed"], manifest["games"], manifest["written"]) == (3, 5, 5)
    assert sum(shard["decisions"] for shard in manifest["shards"]) == len(data)
    assert manifest["acts"] == data.masks.shape[1]
    assert sum(feature["size"] for feature in manifest["observation"]) == len(
        data["observation"][0]
    )
    assert data.rules == DICE
    assert "5 games" in repr(data)


def test_a_table_of_ones_own_comes_back(tmp_path: Path) -> None:
    assert write(tmp_path, "dice matches npz").rules == TABLE.replace(target_score=60)


def test_records_are_files_in_a_zip(tmp_path: Path) -> None:
    write(tmp_path / "data", "cards rounds npz")
    with zipfile.ZipFile(tmp_path / "data" / "records-00001.zip") as archive:
        assert archive.namelist() == ["game-0000002.oneleft", "game-0000003.oneleft"]
        archive.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "oneleft", "check", str(tmp_path / "game-0000003.oneleft")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


# ------------------------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("rules", "players", "games", "more", "error"),
    [
        (PARTY, ["random"] * 2, 0, {}, RequestError),
        (PARTY, ["random"] * 2, -1, {}, RequestError),
        (PARTY, ["random"] * 2, 3, {"shard": 0}, RequestError),
        (PARTY, ["random"] * 2, 3, {"workers": 0}, RequestError),
        (PARTY, ["random"] * 2, 3, {"unit": "weeks"}, ChoiceError),
        (PARTY, ["random"] * 2, 3, {"kind": "csv"}, ChoiceError),
        (PARTY, ["clever"] * 2, 3, {}, ChoiceError),
        (PARTY, ["random"] * 3, 3, {"seats": 4}, RequestError),
        (DICE, ["random"], 3, {"seats": 5}, RulesetError),
        (DICE, [], 3, {}, RulesetError),
        (PARTY.replace(stack_challenge=True, stacking="off"), ["random"] * 2, 3, {}, RulesetError),
    ],
)
def test_impossible_requests_are_refused_and_nothing_is_written(
    tmp_path: Path,
    rules: Ruleset,
    players: list[str],
    games: int,
    more: dict[str, object],
    error: type[OneLeftError],
) -> None:
    with pytest.raises(error):
        write_dataset(tmp_path / "out", rules, players, games, **more)  # type: ignore[arg-type]
    assert not (tmp_path / "out").exists()


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    name = "cards rounds npz"
    file = tmp_path / "file"
    file.write_text("not a folder", "utf-8")
    for path in (file, file / "below", Path("/proc/no such folder"), Path("null\0")):
        with pytest.raises(OutputError):
            write(path, name)
    full = tmp_path / "full"
    full.mkdir()
    (full / "a letter").write_text("dear", "utf-8")
    with pytest.raises(OutputError, match="not empty"):
        write(full, name)
    assert [path.name for path in full.iterdir()] == ["a letter"]
    write(tmp_path / "mine", name, games=1)
    with pytest.raises(OutputError, match="seed is 3 there and 9 here"):
        write(tmp_path / "mine", name, games=1, seed=9)
    for text in ("{", "{}", "[]"):
        (tmp_path / "mine" / MANIFEST).write_text(text, "utf-8")
        with pytest.raises(OutputError, match="manifest"):
            load_dataset(tmp_path / "mine")
    with pytest.raises(OutputError, match="manifest"):
        load_dataset(tmp_path / "nothing")


def test_what_is_not_there_is_a_key_error(tmp_path: Path) -> None:
    data = write(tmp_path, "cards rounds npz", games=1)
    for ask in (lambda: data["guilt"], lambda: data.record(1), lambda: data.replayed(7)):
        with pytest.raises(KeyError):
            ask()


def test_a_bot_that_breaks_the_rules_is_named_and_whole_shards_are_kept(tmp_path: Path) -> None:
    class Cheat(RandomBot):
        rounds = 0

        def __init__(self, *args: object) -> None:
            super().__init__(*args)  # type: ignore[arg-type]
            Cheat.rounds += 1

        def choose(self, view: View) -> Move:
            return parse_card_move("challenge") if Cheat.rounds > 3 else super().choose(view)

    with pytest.raises(PlayerError) as caught:
        write_dataset(tmp_path, PARTY.replace(stacking="off"), [Cheat, "random"], 6, shard=2)
    assert "Cheat" in str(caught.value)
    assert "cards law" in caught.value.position
    assert load_dataset(tmp_path).games == 2
    assert parse_card_move("challenge").action == k.CHALLENGE


# ------------------------------------------------------------------------------------- the command


def test_the_command(tmp_path: Path) -> None:
    def run(*args: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "oneleft", "dataset", "--lang", "en", *args]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    out = str(tmp_path / "out")
    done = run(out, "dice", "--games", "3", "--seats", "2", "--shard", "2")
    assert done.returncode == 0, done.stderr
    assert "3 games" in done.stdout
    assert "2 of 3 games" in done.stderr
    assert load_dataset(out).games == 3
    for args in ((out, "cards"), (out, "dice", "--games", "0"), (out, "dice", "--seats", "9")):
        done = run(*args)
        assert (done.returncode, done.stdout) == (2, "")
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("kind", ["npz", "parquet"])
def test_a_damaged_file_is_named_when_it_is_read(kind: str, tmp_path: Path) -> None:
    if kind == "parquet":
        pytest.importorskip("pyarrow")
    wish = functools.partial(write_dataset, tmp_path, CardRules(), "greedy", 4, seats=2, shard=2)
    wish(kind=kind)
    name = {"npz": "arrays-00001.npz", "parquet": "decisions-00001.parquet"}[kind]
    whole = (tmp_path / name).read_bytes()
    (tmp_path / name).write_bytes(whole[: len(whole) // 2])
    with pytest.raises(OutputError, match="shard 1 cannot be read") as caught:
        load_dataset(tmp_path)["act"]
    assert caught.value.params["part"] == name
    wish(kind=kind)
    assert (tmp_path / name).read_bytes() == whole


def test_of_two_datasets_that_begin_at_once_the_folder_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "oneleft.analysis.dataset.put_if_there_is_none"

    def overtaken(temporary: Path, path: Path) -> None:
        monkeypatch.setattr(name, put_if_there_is_none)
        write_dataset(tmp_path, CardRules(), "random", 2, seats=2, seed=1)
        put_if_there_is_none(temporary, path)

    monkeypatch.setattr(name, overtaken)
    with pytest.raises(OutputError, match="seed is 1 there and 2 here"):
        write_dataset(tmp_path, CardRules(), "random", 2, seats=2, seed=2)
    assert load_dataset(tmp_path).damaged() == []


def test_what_is_no_ruleset_and_no_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(RequestError, match="rules: a ruleset is needed, not 'official'"):
        write_dataset(tmp_path, "official", "random", 2, seats=2)  # type: ignore[arg-type]
    with pytest.raises(RequestError, match="out: a folder is needed, not 5"):
        write_dataset(5, CardRules(), "random", 2, seats=2)  # type: ignore[arg-type]
