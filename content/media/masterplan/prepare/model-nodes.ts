import type { Node } from '@gltf-transform/core'
import type { ModelNode, Triple } from '../facts.ts'
import { horizonFrom } from './horizon.ts'
import { isRoad } from './is-road.ts'
import { type Shape, withDescendants } from './shapes.ts'
import { type Box, boxAround, type Solid } from './solid.ts'

/** The meshes of a model in their final positions, by node. */
type Solids = ReadonlyMap<Node, Solid>

/** For more places, nobody would read the hours of their terraces. */
const MAX_PLACES = 600

/**
 * The height of the eye on a terrace above its base, as a share of the house's height, or of its
 * width.
 */
const EYE = { height: 0.3, width: 0.05 }

/** The shapes of a model with their base points, and the horizons of its places. */
export function modelNodes(shapes: readonly Shape[], solids: Solids): ModelNode[] {
  const extent = boxAround([...solids.values()].map(({ box }) => box))
  const isAnchored = shapes.some(({ anchor }) => anchor)
  let places = 0
  return shapes.map((shape) => {
    const own = new Set(withDescendants(shape.node))
    const box = boxAround([...own].flatMap((node) => solids.get(node)?.box ?? []))
    const base = rounded(shape.anchor ?? footOf(box) ?? shape.node.getWorldTranslation())
    const isPlace = isAnchored ? shape.anchor !== null : isSmall(shape, box, extent)
    const hasHorizon = box !== null && isPlace && places++ < MAX_PLACES
    const others = hasHorizon ? [...solids].filter(([node]) => !own.has(node)) : []
    return {
      name: shape.name,
      base,
      hasAnchor: shape.anchor !== null,
      horizon: hasHorizon
        ? horizonFrom(
            eyeAbove(base, box),
            box,
            others.map(([, solid]) => solid),
          )
        : null,
    }
  })
}

function eyeAbove([x, y, z]: Triple, { min, max }: Box): Triple {
  const width = Math.max(max[0] - min[0], max[2] - min[2])
  return [x, y + Math.max(EYE.height * (max[1] - min[1]), EYE.width * width), z]
}

function footOf(box: Box | null): Triple | null {
  return box && [(box.min[0] + box.max[0]) / 2, box.min[1], (box.min[2] + box.max[2]) / 2]
}

/** In a model without base points, places are the parts that are small relative to the whole. */
function isSmall({ name }: Shape, box: Box | null, extent: Box | null): boolean {
  if (!box || !extent || isRoad(name)) return false
  const width = ({ min, max }: Box) => Math.max(max[0] - min[0], max[2] - min[2])
  return width(box) < width(extent) / 4
}

function rounded([x, y, z]: Triple): Triple {
  const round = (value: number) => Math.round(value * 1000) / 1000
  return [round(x), round(y), round(z)]
}
