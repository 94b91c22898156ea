import type { Document, Node } from '@gltf-transform/core'
import type { Triple } from '../facts.ts'

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
  const all = document.getRoot().listNodes().flatMap(shapeOf)
  const [anchored, others] = [
    all.filter(({ anchor }) => anchor),
    all.filter(({ anchor }) => !anchor),
  ]
  const byName = new Map<string, Shape>()
  for (const shape of [...anchored.sort(byNature), ...others.sort(byNature)])
    if (!byName.has(shape.name)) byName.set(shape.name, shape)
  return [...byName.values()].slice(0, MAX_SHAPES)
}

function shapeOf(node: Node): Shape[] {
  const name = node.getName()
  const anchor = anchorOf(node.getExtras())
  const isShown = Boolean(node.getMesh() || node.listChildren().length > 0 || anchor)
  return isShown && name && name.length <= MAX_NAME ? [{ name, node, anchor }] : []
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
