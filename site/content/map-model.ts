import type { Ground, Roads } from '@belvedere/kit/walks/roads.ts'
import type { MapRecord } from './screen-queries.ts'

type Triple = readonly [x: number, y: number, z: number]

/** A named part of the masterplan model. */
type MapNode = {
  /** Its position, in the model's units. */
  base: Triple
}

/** The masterplan model of the map page, with its data about places. */
export type MapModel = {
  /** On the site's own origin. */
  url: string
  bytes: number
  triangles: number
  bounds: { min: Triple; max: Triple }
  /** By name: a place's `meshKey`. */
  nodes: ReadonlyMap<string, MapNode>
  /** Null if the model has no roads: then no walk is known. */
  roads: Roads | null
  /** The name of the node where walks begin; null if none is chosen or the model lacks it. */
  gate: string | null
  /** How many degrees north is clockwise from the model's own north (-Z). */
  bearing: number
  /** How many metres one unit is. */
  metres: number
}

/** The model of the map; null without one. */
export function mapModelOf({ scene, gate, bearing, metres }: MapRecord): MapModel | null {
  if (!scene) return null
  const nodes = new Map(scene.nodes.map((node) => [node.name, nodeOf(node)]))
  return {
    url: scene.url,
    bytes: scene.bytes,
    triangles: scene.triangles,
    bounds: { min: tripleOf(scene.min), max: tripleOf(scene.max) },
    nodes,
    roads: scene.roads && roadsOf(scene.roads),
    gate: gate && nodes.has(gate) ? gate : null,
    bearing: bearing ?? 0,
    metres: metres ?? 1,
  }
}

type Scene = NonNullable<MapRecord['scene']>

function nodeOf({ x, y, z }: Scene['nodes'][number]): MapNode {
  return { base: [x, y, z] }
}

function roadsOf({ points, edges }: NonNullable<Scene['roads']>): Roads {
  return { points: pairsOf(points), edges: pairsOf(edges) }
}

function pairsOf(flat: readonly number[]): Ground[] {
  return Array.from({ length: flat.length >> 1 }, (_, index) => [
    flat[index * 2] ?? 0,
    flat[index * 2 + 1] ?? 0,
  ])
}

function tripleOf([x = 0, y = 0, z = 0]: readonly number[]): Triple {
  return [x, y, z]
}
