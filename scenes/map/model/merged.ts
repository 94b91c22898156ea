import type { Kind } from './kinds.ts'

/** Triangles of one kind, with all vertex attributes besides the position. */
export type Merged = {
  kind: Kind
  positions: Float32Array
  /** Three signed bytes and an unused one. */
  normals: Int8Array
  /** Red, green, blue, and the type of the surface. */
  colours: Uint8Array
  /** The place that a vertex belongs to: its position in the settings plus one, or 0. */
  places: Uint16Array
  indices: Uint32Array
  /** The filled length of the arrays. */
  vertices: number
  filled: number
}

/** Empty arrays for a number of vertices and indices. */
export function emptyMerged(kind: Kind, vertices: number, indices: number): Merged {
  return {
    kind,
    positions: new Float32Array(vertices * 3),
    normals: new Int8Array(vertices * 4),
    colours: new Uint8Array(vertices * 4),
    places: new Uint16Array(vertices),
    indices: new Uint32Array(indices),
    vertices: 0,
    filled: 0,
  }
}
