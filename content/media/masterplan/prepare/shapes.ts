import type { Document, Node } from '@gltf-transform/core'
import type { Triple } from '../facts.ts'

/** The parts that are drawn: those of the scene, or all in a file without one. */
export function drawnNodes(document: Document): Node[] {
  const root = document.getRoot()
  const scene = root.getDefaultScene() ?? root.listScenes()[0]
  return scene ? scene.listChildren().flatMap(withDescendants) : root.listNodes()
}

/** A node and all its descendants. */
export function withDescendants(node: Node): Node[] {
  return [node, ...node.listChildren().flatMap(withDescendants)]
}

/** A named part of a model, with its base point if the model gives one. */
export type Shape = { name: string; node: Node; anchor: Triple | null }

/** More shapes than an editor could choose from. */
const MAX_SHAPES = 2000

/** The longest name that a record can refer to. */
const MAX_NAME = 120

/**
 * The shapes of a model: its named nodes with a mesh, children or a base point (`extras.anchor`).
 * Those with a base point are meant for places and come first, before land, sea and trees.
 */
export function shapesIn(document: Document): Shape[] {
  const all = drawnNodes(document).flatMap(shapeOf)
  const [anchored, others] = [
    all.filter(({ anchor }) => anchor),
    all.filter(({ anchor }) => !anchor),
  ]
  const byName = new Map<string, Shape>()
  for (const shape of [...anchored.sort(byNature), ...others.sort(byNature)]) {
    const called = calledName(shape.node)
    if (!byName.has(called)) byName.set(called, shape)
  }
  return [...byName.values()].slice(0, MAX_SHAPES)
}

function shapeOf(node: Node): Shape[] {
  const name = node.getName()
  const isNamed = calledName(node) && name.length <= MAX_NAME
  return isShownPart(node) && isNamed ? [{ name, node, anchor: anchorOf(node.getExtras()) }] : []
}

/** The name of a node as an editor reads it: nobody sees spaces around a name. */
export function calledName(node: Node): string {
  return node.getName().trim()
}

/** Whether a node could be a shape, if it has a name. */
export function isShownPart(node: Node): boolean {
  const hasParts = node.getMesh() !== null || node.listChildren().length > 0
  return hasParts || anchorOf(node.getExtras()) !== null
}

/** The base point of a node in the model's units. */
export function anchorOf({ anchor }: Record<string, unknown>): Triple | null {
  if (!Array.isArray(anchor)) return null
  const [x, y, z] = anchor.map(Number)
  return Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z)
    ? [x ?? 0, y ?? 0, z ?? 0]
    : null
}

const collator = new Intl.Collator('en', { numeric: true })

function byNature(one: Shape, other: Shape) {
  return collator.compare(one.name, other.name)
}
