import { join } from 'node:path'
import { expect, test } from 'vitest'
import copy from '../../demo/copy.json' with { type: 'json' }
import { HOUSES } from '../models/places/houses.ts'
import { UNIT } from '../models/places/mesh-of.ts'
import type { Solid } from '../models/places/solids.ts'
import { readModel, type Shape } from '../models/plan/read-model.ts'
import { houses } from './houses.ts'

const shapes = await readModel(join(import.meta.dirname, '../../demo/models/masterplan.glb'))

const listings = copy.listings.map(({ slug, meshKey, floorPlanBearing = null }) => {
  const [house, built] = [houses[slug], HOUSES[meshKey]]
  const shape = shapes.find(({ name }) => name === meshKey)
  if (!house || !built || !shape) throw new Error(`${slug} is not in the model.`)
  return { slug, house, built, shape, floorPlanBearing }
})

type Ground = readonly [east: number, south: number]

/** How far points reach from west to east and from north to south. */
function reachOf(points: readonly Ground[]): number[] {
  return [0, 1].map((axis) => {
    const along = points.map((point) => point[axis] ?? 0)
    return Math.max(...along) - Math.min(...along)
  })
}

/** The corners of solids on the ground of the model, turned by a bearing. */
function cornersOf(solids: readonly Solid[], bearing: number): Ground[] {
  const angle = (bearing * Math.PI) / 180
  return solids.flatMap(({ x, y }) =>
    x.flatMap((east) =>
      y.map((north): Ground => {
        const [right, down] = [east * UNIT, -north * UNIT]
        return [
          right * Math.cos(angle) - down * Math.sin(angle),
          right * Math.sin(angle) + down * Math.cos(angle),
        ]
      }),
    ),
  )
}

function groundOf(shape: Shape, material: RegExp): Ground[] {
  return [...shape.parts].flatMap(([name, triangles]) =>
    material.test(name) ? triangles.flat().map(([x, , z]): Ground => [x, z]) : [],
  )
}

test.each(listings)('$slug is turned on the map as its plan is on its page', (one) => {
  expect(one.floorPlanBearing).toBe(one.house.bearing)
  expect(one.built.bearing).toBe(one.house.bearing)
})

test.each(listings)(
  '$slug stands in the model as its plan has it (else: node generators/models/make-places.ts)',
  ({ built: { solids }, house, shape }) => {
    for (const material of [/./, /^pool/]) {
      const drawn = solids.filter(({ of }) => material.test(of))
      const [east = 0, south = 0] = reachOf(cornersOf(drawn, house.bearing))
      const [east2 = 0, south2 = 0] = reachOf(groundOf(shape, material))
      if (drawn.length === 0) continue
      expect(east2).toBeCloseTo(east, 1)
      expect(south2).toBeCloseTo(south, 1)
    }
  },
)
