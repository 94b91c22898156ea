export type Point = readonly [x: number, y: number]
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number]

/** A named room of a plan, or an outdoor area such as a terrace. */
export type Room = { name: string; polygon: readonly Point[]; isOutdoor: boolean }

/**
 * A plan of a house, measured from its left and top, in its own units; y points down, as in SVG.
 */
export type FloorPlan = {
  width: number
  height: number
  /** How many metres one unit is; null if the SVG does not say. */
  metres: number | null
  /** Lines along the walls; closed ones are outlines. */
  walls: readonly (readonly Point[])[]
  rooms: readonly Room[]
  /** Windows and doors, drawn along outer walls. */
  openings: readonly Segment[]
}

/** The longer side of a plan, in its units. */
export function sizeOf({ width, height }: FloorPlan): number {
  return Math.max(width, height)
}

/** The index of the terrace among the rooms of a plan: its first outdoor area; -1 without one. */
export function terraceIn({ rooms }: Pick<FloorPlan, 'rooms'>): number {
  return rooms.findIndex(({ isOutdoor }) => isOutdoor)
}
