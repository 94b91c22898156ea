import { Matrix4, Quaternion, Vector3 } from 'three'
import type { Gltf, GltfNode } from './gltf.ts'

/** A node with its transform in the model, and its own name after those of its ancestors. */
export type PlacedNode = {
  node: GltfNode
  matrix: Matrix4
  names: readonly string[]
}

/** The nodes of the file's scene with their transforms, parents before children. */
export function placedNodes({ nodes = [], scenes = [], scene = 0 }: Gltf): PlacedNode[] {
  const placed: PlacedNode[] = []
  const seen = new Set<number>()
  const visit = (index: number, parent: Matrix4, above: readonly string[]) => {
    const node = nodes[index]
    if (!node || seen.has(index)) return
    seen.add(index)
    const matrix = parent.clone().multiply(ownMatrix(node))
    const names = [...above, node.name ?? '']
    placed.push({ node, matrix, names })
    for (const child of node.children ?? []) visit(child, matrix, names)
  }
  const roots = scenes[scene]?.nodes ?? nodes.map((_, index) => index)
  for (const root of roots) visit(root, new Matrix4(), [])
  return placed
}

function ownMatrix({ matrix, translation, rotation, scale }: GltfNode) {
  if (matrix) return new Matrix4().fromArray(matrix)
  return new Matrix4().compose(
    translation ? new Vector3().fromArray(translation) : new Vector3(),
    rotation ? new Quaternion().fromArray(rotation) : new Quaternion(),
    scale ? new Vector3().fromArray(scale) : new Vector3(1, 1, 1),
  )
}
