import type { Document, Node } from '@gltf-transform/core'
import type { ModelFaults } from '../facts.ts'
import { drawnNodes, isShownPart } from './shapes.ts'

/** More names than an editor would read. */
const MOST_NAMES = 20

/**
 * What an editor should know about the parts of a model that no record can have, as it was uploaded:
 * those whose name another part has, those without a name, and those outside the scene.
 */
export function faultsIn(document: Document): ModelFaults {
  const drawn = drawnNodes(document)
  const within = new Set(drawn)
  const counts = new Map<string, number>()
  for (const node of drawn.filter(isShownPart))
    counts.set(node.getName(), (counts.get(node.getName()) ?? 0) + 1)
  counts.delete('')
  const outside = document
    .getRoot()
    .listNodes()
    .filter((node) => !within.has(node) && node.getMesh())
  return {
    doubles: [...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])).slice(0, MOST_NAMES),
    unnamed: drawn
      .filter((node) => !node.getParentNode())
      .reduce((sum, node) => sum + unnamedIn(node), 0),
    outside: outside.map((node) => node.getName() || 'unnamed').slice(0, MOST_NAMES),
  }
}

/** Meshes without a name that are in no named part either. */
function unnamedIn(node: Node): number {
  if (node.getName()) return 0
  const below = node.listChildren().reduce((sum, child) => sum + unnamedIn(child), 0)
  return below + (node.getMesh() ? 1 : 0)
}
