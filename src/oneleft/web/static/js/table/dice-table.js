// @ts-check
// Written by scripts/make_dice_table.py from oneleft.dice: the six faces of d1 to d24.

const ROWS = [
  "R1 Y2 G3 B4 RS W",
  "R2 Y3 G4 B5 YS WD4",
  "R3 Y4 G5 B6 GS W",
  "R4 Y5 G6 B1 BS WD4",
  "R5 Y6 G1 B2 RV WD4",
  "R6 Y1 G2 B3 YV W",
  "R2 Y3 G4 B1 GV WD4",
  "R3 Y4 G5 B2 BV W",
  "R4 Y5 G6 B3 RD W",
  "R5 Y6 G1 B4 YD WD4",
  "R6 Y1 G2 B5 GD W",
  "R1 Y2 G3 B6 BD WD4",
  "R3 Y4 G1 B2 RS GV",
  "R4 Y5 G2 B3 YS BV",
  "R5 Y6 G3 B4 GS RV",
  "R6 Y1 G4 B5 BS YV",
  "R1 Y2 G5 B6 RV GD",
  "R2 Y3 G6 B1 YV BD",
  "R4 Y1 G2 B3 GV RD",
  "R5 Y2 G3 B4 BV YD",
  "R6 Y3 G4 B5 RD GS",
  "R1 Y4 G5 B6 YD BS",
  "R2 Y5 G6 B1 GD RS",
  "R3 Y6 G1 B2 BD YS",
];

/** The faces of the dice, in the order of their positions. */
export const BALANCED24 = ROWS.map((row) => row.split(" "));
