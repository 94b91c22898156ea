import type { Roads } from '@belvedere/kit/walks/roads.ts'

export type Triple = readonly [x: number, y: number, z: number]

/** How many directions a horizon has: one per 5°, clockwise from the model's -Z. */
export const DIRECTIONS = 72

/** A named part of a model. */
export type ModelNode = {
  name: string
  /** Where it stands, in the model's units: its anchor, or the middle of its foot. */
  base: Triple
  /** Whether it has an anchor (`extras.anchor`), as places have and land, sea and trees do not. */
  hasAnchor: boolean
  /**
   * For places: the highest angle in each direction, in degrees, under which land, houses or trees
   * hide the sky from the terrace.
   */
  horizon: readonly number[] | null
}

/** What a masterplan model says, read once when it is uploaded; kept as JSON in `media.shapes`. */
export type ModelFacts = {
  /** In the name of the optimised file beside the uploaded one; null if there is none. */
  mark: string | null
  /** Of the optimised file, or of the uploaded one if that is as small. */
  bytes: number
  /** Of the same file, as drawn: a mesh that is used twice counts twice. */
  triangles: number
  bounds: { min: Triple; max: Triple }
  nodes: readonly ModelNode[]
  roads: Roads | null
}
