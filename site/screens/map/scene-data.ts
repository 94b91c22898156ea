import type { Roads } from '@belvedere/kit/walks/roads.ts'
import type { MapModel } from '../../content/map-model.ts'
import type { Where } from './day/terrace.ts'
import type { Place } from './places.ts'

/** The data that the browser needs for the scene, the walks and today's sun, besides the cards. */
export type SceneData = {
  model: string
  bearing: number
  where: Where | null
  /** The start and end of walks, by the id of a place; null if no walks are known. */
  walks: { gate: Spot; places: Record<string, Spot>; roads: Roads } | null
}

type Spot = readonly [x: number, z: number]

/** The data of a map with a model; null without one. */
export function sceneDataOf(
  model: MapModel | null,
  places: readonly Place[],
  where: Where | null,
): SceneData | null {
  if (!model) return null
  const { url, bearing } = model
  return { model: url, bearing, where, walks: walksOf(model, places) }
}

function walksOf(model: MapModel, places: readonly Place[]): SceneData['walks'] {
  const { roads } = model
  const gate = spotOf(model, model.gate)
  if (!roads || !gate) return null
  const spots = places.flatMap(({ id, meshKey }) => {
    const spot = spotOf(model, meshKey)
    return spot ? [[id, spot] as const] : []
  })
  const points = roads.points.map(([x, z]) => [short(x, model), short(z, model)] as const)
  return { gate, places: Object.fromEntries(spots), roads: { points, edges: roads.edges } }
}

function spotOf(model: MapModel, meshKey: string | null): Spot | null {
  const node = model.nodes.get(meshKey ?? '')
  return node ? [short(node.base[0], model), short(node.base[2], model)] : null
}

/** Rounds to 20 cm or less, which is enough for a line on the ground. */
function short(value: number, { metres }: MapModel) {
  return Number(value.toFixed(Math.max(0, Math.ceil(Math.log10(metres / 0.2)))))
}
