import type { Document } from '@gltf-transform/core'
import type { ModelFacts } from '../facts.ts'
import { isRoad } from './is-road.ts'
import { modelNodes } from './model-nodes.ts'
import { roadGraph } from './roads/road-graph.ts'
import { drawnNodes, shapesIn, withDescendants } from './shapes.ts'
import { boxAround, solidOf } from './solid.ts'

/** The facts of a model about its places, before it is simplified. */
export function deriveFacts(document: Document): Pick<ModelFacts, 'bounds' | 'nodes' | 'roads'> {
  const shapes = shapesIn(document)
  const solids = new Map(
    drawnNodes(document).flatMap((node) => {
      const solid = solidOf(node)
      return solid ? [[node, solid] as const] : []
    }),
  )
  const roads = shapes
    .filter(({ name }) => isRoad(name))
    .flatMap(({ node }) => withDescendants(node).flatMap((part) => solids.get(part) ?? []))
  const bounds = boxAround([...solids.values()].map(({ box }) => box))
  return {
    bounds: bounds ?? { min: [0, 0, 0], max: [0, 0, 0] },
    nodes: modelNodes(shapes, solids),
    roads: roads.length > 0 ? roadGraph(roads) : null,
  }
}
