import type { Roads } from '@belvedere/kit/walks/roads.ts'

export type Triple = readonly [x: number, y: number, z: number]

/** How many directions a horizon has: one per 5°, clockwise from the model's -Z. */
export const DIRECTIONS = 72

/** A named part of a model. */
export type ModelNode = {
  name: string
  /** Its position, in the model's units: its anchor, or the middle of its base. */
  base: Triple
  /** Whether it has an anchor (`extras.anchor`), as places do, unlike land, sea and trees. */
  hasAnchor: boolean
  /**
   * For places: the highest angle in each direction, in degrees, under which land, houses or trees
   * hide the sky from the terrace.
   */
  horizon: readonly number[] | null
}

/** The parts of a model that no record can have, by their names where they have some. */
export type ModelFaults = {
  /** Names of several parts, without spaces around them: only the first of each is a shape. */
  doubles: readonly string[]
  /** How many meshes have no name, and are in no part with one. */
  unnamed: number
  /** Parts outside of the scene, which are not drawn. */
  outside: readonly string[]
  /** Parts that are scaled to nothing. Unknown for files that were read before it was looked for. */
  shrunk?: readonly string[]
}

/**
 * The facts of a masterplan model, read once when it is uploaded; stored as JSON in `media.shapes`.
 */
export type ModelFacts = {
  /**
   * Part of the name of the optimised file that is stored with the uploaded one; null if there is
   * none.
   */
  mark: string | null
  /** The size of the optimised file, or of the uploaded one if that is as small. */
  bytes: number
  /** The drawn triangles of the same file: a mesh that is used twice counts twice. */
  triangles: number
  bounds: { min: Triple; max: Triple }
  nodes: readonly ModelNode[]
  roads: Roads | null
  /** Unknown for files that were uploaded before they were looked for. */
  faults?: ModelFaults
}
