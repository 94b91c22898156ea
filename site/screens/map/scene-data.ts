import type { MapModel } from '../../content/map-model.ts'
import type { Where } from './day/terrace.ts'
import type { Place } from './places.ts'
import { treeOf, type WalkTree } from './walk-tree.ts'

/** The data that the browser needs for the scene, the walks and today's sun, besides the cards. */
export type SceneData = {
  model: string
  bearing: number
  where: Where | null
  /** The walks from the gate, by the id of a place; null if none is known. */
  walks: WalkTree | null
}

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

/** The walks to the places, exact to 20 cm or less, which is enough for a line on the ground. */
function walksOf({ metres }: MapModel, places: readonly Place[]): WalkTree | null {
  const digits = Math.max(0, Math.ceil(Math.log10(metres / 0.2)))
  const short = (value: number) => Number(value.toFixed(digits))
  const walks = places.flatMap(({ id, walk }) => {
    return walk ? [{ id, path: walk.path.map(([x, z]) => [short(x), short(z)] as const) }] : []
  })
  return walks.length > 0 ? treeOf(walks) : null
}
