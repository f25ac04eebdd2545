"""The board in color: every color comes with its symbol and its letter."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from oneleft.cli.board import Place, Scene, hand_faces, pile_line, round_line, title, top_notation
from oneleft.cli.listing import Offer
from oneleft.cli.screen import Screen, wrapped
from oneleft.cli.seating import marks
from oneleft.cli.tell import Told
from oneleft.events import RoundEnded
from oneleft.faces import face_text, is_wild, points, seat_text
from oneleft.views import View
from oneleft.words import Words

SYMBOLS = "●★▲■"
FILLS = ("#C2182B", "#FFCB2D", "#4CC38A", "#173B9C")
INKS = ("#FFFFFF", "#1B1400", "#06241A", "#FFFFFF")
WILD_STYLE = "bold #FFFFFF on #3C4257"
GOLD = "bold #1B1400 on #FFD76A"
"""Whose turn it is, and the winner. Colors bring their ground: terminals are dark or light."""
DIM = "dim"
WARNING = "bold bright_red"
MARGIN = 2
SEAT_COLUMNS = 46
"""What the names, counts and points of the seats take."""
SHEET_COLUMNS = 36
"""What the names and the numbers of a sheet take."""
BAR = 24


def chip(face: int, notation: str = "") -> Text:
    """A face as a small card: symbol and notation on its color."""
    text = notation or face_text(face)
    if is_wild(face) and text in ("W", "WD4"):
        return Text(f" {text} ", style=WILD_STYLE)
    color = "RYGB".index(text[-1]) if is_wild(face) else face >> 4
    return Text(f" {SYMBOLS[color]} {text} ", style=style_of(color))


def style_of(color: int) -> str:
    """A color as the ground of its ink."""
    return f"bold {INKS[color]} on {FILLS[color]}"


def packed(pieces: Iterable[Text], width: int) -> Text:
    """Pieces side by side, as many on a line as fit; none is ever broken."""
    lines = [Text()]
    for piece in pieces:
        if len(lines[-1]) and len(lines[-1]) + 1 + len(piece) > width:
            lines.append(Text())
        if len(lines[-1]):
            lines[-1].append(" ")
        lines[-1].append(piece)
    return Text("\n", no_wrap=True).join(lines)


def chips(faces: Iterable[int], width: int) -> Text:
    """Faces side by side."""
    return packed((chip(face) for face in faces), width)


def color_badge(words: Words, color: int) -> Text:
    """A color by symbol, word and letter."""
    name = words.color_words(color)
    return Text(f" {SYMBOLS[color]} {name} ({'RYGB'[color]}) ", style=style_of(color))


class ColorBoard:
    """Draws with Rich."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    # ------------------------------------------------------------------ the table

    def table(self, scene: Scene) -> None:
        """Seats, piles or center, and the viewer's hand."""
        show, words, view = self._screen.show, scene.words, scene.view
        head = Text(title(words, scene.match.rules), style="bold")
        show(Text.assemble("\n", head, (" · " + round_line(scene), DIM)))
        show(self._seats(scene))
        show(self._middle(scene))
        show(Text("  " + " · ".join([*pile_line(scene)[:-1], _order_of_play(view)]), style=DIM))
        if view.viewer >= 0:
            self._hand(scene)

    def _seats(self, scene: Scene) -> Table:
        words, view = scene.words, scene.view
        grid = Table.grid(padding=(0, 1))
        for justify in ("left", "left", "left", "right", "right", "left"):
            grid.add_column(justify=justify)
        for seat in range(view.seats):
            turn = seat == view.turn
            yours = seat == view.viewer
            name = Text.assemble((scene.seating.names[seat], GOLD if turn else "bold"))
            about = marks(words, scene.seating, scene.match, view, seat)
            if about:
                name.append(f" ({', '.join(about)})", style=_mark_style(view, seat))
            count = words("count-pieces", count=view.counts[seat], game=scene.game)
            grid.add_row(
                Text("▶" if turn else " ", style=GOLD if turn else ""),
                Text(seat_text(seat), style="bold" if yours or turn else ""),
                name,
                Text(count, style="bold" if view.counts[seat] == 1 else ""),
                Text(words("table-points", count=scene.match.totals[seat]), style=DIM),
                self._open_hand(view, seat),
            )
        return grid

    def _open_hand(self, view: View, seat: int) -> Text:
        """Another seat's hand where it is open: in the dice game, and when the round is over."""
        faces = hand_faces(view, seat) if seat != view.viewer else None
        return chips(faces, self._screen.width - SEAT_COLUMNS) if faces else Text("")

    def _middle(self, scene: Scene) -> Text:
        """The top card or the center die, the color in play, and what is to be drawn."""
        words, view = scene.words, scene.view
        notation = top_notation(view)
        if not notation or view.top is None:
            return Text("")
        line = Text.assemble(
            "  ",
            f"{words('table-top', game=scene.game)} ",
            chip(view.top, notation),
            f" {words.face_words(notation)}   ",
        )
        if view.color is not None:
            line.append(f"{words('table-color')} ")
            line.append(color_badge(words, view.color))
        if view.pending:
            pending = words("table-pending", count=view.pending, game=scene.game)
            line.append(f"\n  {pending}", style=WARNING)
        return line

    def _hand(self, scene: Scene) -> None:
        view = scene.view
        faces = hand_faces(view, view.viewer) or ()
        label = scene.words("table-hand", count=len(faces), game=scene.game)
        self._screen.show(Text("  " + label, style="bold"))
        if faces:
            shown = chips(faces, self._screen.width - MARGIN)
            self._screen.show(Padding(shown, (0, 0, 0, MARGIN)))

    # ------------------------------------------------------------------ moves

    def moves(self, scene: Scene) -> None:
        """The numbered moves."""
        lawful = [offer for offer in scene.offers if not offer.is_bluff]
        bluffs = [offer for offer in scene.offers if offer.is_bluff]
        if lawful:
            self._screen.show(Text("  " + scene.words("table-legal"), style="bold"))
            self._offers(scene, lawful)
        if bluffs:
            heading = f"  {scene.words('table-also')} ({scene.words('move-warning')})"
            self._screen.show(Text(heading, style=WARNING))
            self._offers(scene, bluffs)

    def _offers(self, scene: Scene, found: Sequence[Offer]) -> None:
        """Wilds in one row for their four colors, all else in columns."""
        digits = len(str(scene.offers[-1].number))
        for kind, group in itertools.groupby(found, key=_wild_kind):
            if kind is None:
                self._columns(list(group), digits)
            else:
                self._screen.show(_wild_row(scene.words, list(group), digits))

    def _columns(self, found: Sequence[Offer], digits: int) -> None:
        spelled = max(len(offer.notation) for offer in found)
        cells = [_cell(offer, digits, spelled) for offer in found]
        widest = max(len(cell) for cell in cells) + 3
        columns = max(1, min(3, (self._screen.width - 2) // widest))
        rows = -(-len(cells) // columns)
        for row in range(rows):
            line = Text("  ")
            for cell in cells[row::rows]:
                line.append(cell)
                line.append(" " * (widest - len(cell)))
            line.rstrip()
            self._screen.show(line)

    # ------------------------------------------------------------------ sentences and sheets

    def told(self, sentences: Sequence[Told]) -> None:
        """What one act did."""
        if not sentences:
            return
        face = sentences[0].face
        color = face >> 4
        mark = Text("·") if face < 0 else Text(SYMBOLS[color], style=style_of(color))
        said = wrapped(" ".join(told.text for told in sentences), self._screen.width - MARGIN)
        for number, line in enumerate(said):
            self._screen.show(Text.assemble(mark if number == 0 else " ", " ", line))

    def sheet(self, scene: Scene, ended: RoundEnded) -> None:
        """The end of a round: points per card left, and totals."""
        words = scene.words
        heading = words("sheet-title", round=scene.match.round)
        table = Table(
            title=heading,
            title_style="bold",
            title_justify="left",
            show_edge=False,
            box=box.SIMPLE_HEAD,
            header_style=DIM,
        )
        room = self._screen.width - SHEET_COLUMNS
        table.add_column(words("sheet-seat"))
        table.add_column(words("sheet-left"))
        table.add_column(words("sheet-round"), justify="right")
        table.add_column(words("sheet-total"), justify="right")
        for seat, faces in enumerate(ended.hands):
            won = seat == ended.winner
            table.add_row(
                Text(scene.seating.names[seat], style="bold" if won else ""),
                _counted(faces, room) if faces else Text("–", style=DIM),
                Text(f"+{ended.points[seat]}" if ended.points[seat] else "0"),
                Text(str(scene.match.totals[seat]), style="bold"),
            )
        self._screen.line()
        self._screen.show(Padding(table, (0, 0, 0, 2)))

    def podium(self, words: Words, places: Sequence[Place], rounds: int) -> None:
        """The end of the match."""
        show = self._screen.show
        show(Text.assemble("\n", ("  " + words("match-title"), "bold")))
        most = max(1, *(each.points for each in places))
        widest = max(len(each.name) for each in places)
        for each in places:
            bar = "█" * max(1, round(each.points * BAR / most)) if each.points else ""
            first = each.place == 1
            show(
                Text.assemble(
                    f"  {each.place}. ",
                    (each.name, GOLD if first else ""),
                    " " * (widest - len(each.name) + 2),
                    (f"{bar:<{BAR}}  ", "" if first else DIM),
                    (words("table-points", count=each.points), "bold" if first else ""),
                )
            )
        show(Text("  " + words("match-rounds", count=rounds), style=DIM))

    def pairs(self, title: str, rows: Sequence[tuple[str, str]]) -> None:
        """A list of short things with what they mean."""
        self._screen.show(Text(f"  {title}", style="bold"))
        grid = Table.grid(padding=(0, 2))
        for name, meaning in rows:
            grid.add_row(Text(name, style="bold"), Text(meaning))
        self._screen.show(Padding(grid, (0, 0, 0, 2)))


def _order_of_play(view: View) -> str:
    """``↻ A → B → C``: the direction, from the seat in turn."""
    start = view.turn if view.turn is not None else min(view.active, default=0)
    around = [(start + view.direction * step) % view.seats for step in range(view.seats)]
    arrow = "↻" if view.direction > 0 else "↺"
    return f"{arrow} " + " → ".join(seat_text(seat) for seat in around if seat in view.active)


def _mark_style(view: View, seat: int) -> str:
    if seat in view.owes:
        return WARNING
    return "bold" if seat in view.called else DIM


def _wild_kind(offer: Offer) -> tuple[int, int, bool] | None:
    """What the four colors of a wild have in common; None for all else."""
    act = offer.act
    if not act.is_play or not is_wild(act.face) or act.color < 0:
        return None
    return act.face & 15, act.die, act.called


def _cell(offer: Offer, digits: int, spelled: int) -> Text:
    face = offer.act.face if offer.act.is_play else -1
    color = offer.act.color if offer.act.color >= 0 else face >> 4 if face >= 0 else -1
    return Text.assemble(
        f"{offer.number:>{digits}} ",
        (f" {offer.notation} ", style_of(color) if color >= 0 else "bold"),
        " " * (spelled - len(offer.notation) + 1),
        offer.label,
    )


def _wild_row(words: Words, group: Sequence[Offer], digits: int) -> Text:
    """``3 WR ●  4 WY ★  5 WG ▲  6 WB ■  play a Wild``."""
    line = Text("  ")
    for offer in group:
        color = offer.act.color
        line.append(f"{offer.number:>{digits}} ")
        line.append(f" {offer.notation} {SYMBOLS[color]} ", style=style_of(color))
        line.append("  ")
    first = group[0].act
    key = "move-play-uno" if first.called else "move-play"
    line.append(words(key, face=face_text(first.face & 15)))
    return line


def _counted(faces: Sequence[int], width: int) -> Text:
    """Cards with what each counts, and the sum."""
    pieces = [Text.assemble(chip(face), (f"={points(face)}", DIM)) for face in faces]
    total = Text(f"→ {sum(points(face) for face in faces)}", style="bold")
    return packed([*pieces, total], width)
