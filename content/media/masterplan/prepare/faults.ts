import type { Document, Node } from '@gltf-transform/core'
import type { ModelFaults } from '../facts.ts'
import { calledName, drawnNodes, isShownPart, withDescendants } from './shapes.ts'
import { isNothing } from './solid.ts'

/** More names than an editor would read. */
const MOST_NAMES = 20

/**
 * The parts of an uploaded model that no record can use or that are invisible, for the editor.
 */
export function faultsIn(document: Document): ModelFaults {
  const drawn = drawnNodes(document)
  const within = new Set(drawn)
  const roots = drawn.filter((node) => !node.getParentNode())
  const counts = new Map<string, number>()
  for (const node of drawn.filter(isShownPart))
    counts.set(calledName(node), (counts.get(calledName(node)) ?? 0) + 1)
  counts.delete('')
  const outside = document
    .getRoot()
    .listNodes()
    .filter((node) => !within.has(node) && node.getMesh())
  return {
    doubles: [...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])).slice(0, MOST_NAMES),
    unnamed: roots.reduce((sum, node) => sum + unnamedIn(node), 0),
    outside: namesOf(outside),
    shrunk: namesOf(roots.flatMap(shrunkIn)),
  }
}

const namesOf = (nodes: readonly Node[]) =>
  nodes.slice(0, MOST_NAMES).map((node) => calledName(node) || 'unnamed')

/** Meshes without a name that are in no named part either. */
function unnamedIn(node: Node): number {
  if (calledName(node)) return 0
  const below = node.listChildren().reduce((sum, child) => sum + unnamedIn(child), 0)
  return below + (node.getMesh() ? 1 : 0)
}

/** The outermost parts with a mesh that their scale leaves without any area. */
function shrunkIn(node: Node): Node[] {
  if (!isNothing(node.getWorldMatrix())) return node.listChildren().flatMap(shrunkIn)
  return withDescendants(node).some((part) => part.getMesh()) ? [node] : []
}
