import type { Kind } from './kinds.ts'

/** Triangles of one kind, with everything about a corner beside its position. */
export type Merged = {
  kind: Kind
  positions: Float32Array
  /** Three signed bytes and an empty one. */
  normals: Int8Array
  /** Red, green, blue, and what the surface is. */
  colours: Uint8Array
  /** The place that a corner belongs to: its position in the settings plus one, or 0. */
  places: Uint16Array
  indices: Uint32Array
  /** How far the arrays are filled. */
  corners: number
  filled: number
}

/** Empty arrays for a number of corners and indices. */
export function emptyMerged(kind: Kind, corners: number, indices: number): Merged {
  return {
    kind,
    positions: new Float32Array(corners * 3),
    normals: new Int8Array(corners * 4),
    colours: new Uint8Array(corners * 4),
    places: new Uint16Array(corners),
    indices: new Uint32Array(indices),
    corners: 0,
    filled: 0,
  }
}
