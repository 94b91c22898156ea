import type { Point } from '../../documents/parts/svg.ts'
import type { Grid } from './heights.ts'

/*
 * The plan shows 100 × 75 units of the model, west to east and north to south. The pins of
 * `plan.json` are placed in this frame.
 */
const WEST = -46
const NORTH = -39.5

/** Units of the SVG per unit of the model. */
export const SCALE = 16

export const WIDTH = 100 * SCALE
export const HEIGHT = 75 * SCALE

/** Land continues beyond the frame by this many units, so that no shore runs along its border. */
const MARGIN = 12
const STEP = 0.25

/** The crossings at which the height of the land is taken. */
export const GRID: Grid = {
  west: WEST - MARGIN,
  north: NORTH - MARGIN,
  step: STEP,
  columns: (100 + 2 * MARGIN) / STEP + 1,
  rows: (75 + 2 * MARGIN) / STEP + 1,
}

/** Where a point of the model is in the SVG. */
export function onPlan(x: number, z: number): Point {
  return [(x - WEST) * SCALE, (z - NORTH) * SCALE]
}

/** Where a point of the grid is in the SVG. */
export function fromGrid([column, row]: Point): Point {
  return onPlan(GRID.west + column * STEP, GRID.north + row * STEP)
}
