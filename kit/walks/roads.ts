/** A position on a model seen from above, in its units: x to the east, z to the south. */
export type Ground = readonly [x: number, z: number]

/** The indices of the two points of an edge. */
export type Edge = readonly [from: number, to: number]

/** The centre lines of a model's roads and paths. */
export type Roads = { points: readonly Ground[]; edges: readonly Edge[] }
