import copy from '../../../demo/copy.json' with { type: 'json' }
import { houses } from '../../houses/houses.ts'
import { block, pool, type Solid, terrace, volume } from './solids.ts'
import { solidsOf } from './solids-of.ts'

/** Three white floors on the quay, with balconies of larch: the building of all flats. */
const residence = [
  terrace([-24, 24], [-14, 13]),
  ...[-20, -6, 8].flatMap((x, at) => [
    ...volume({ x: [x, x + 12], y: [at % 2, 10], z: [0, 3.2], over: 1.8 }),
    ...volume({ x: [x, x + 12], y: [1 + (at % 2), 10], z: [3.5, 6.5], over: 1.8 }),
    ...volume({ x: [x + 2, x + 12], y: [3 + (at % 2), 10], z: [6.8, 9.4], over: 1.4 }),
    block('larch', [x, x + 12], [-1 + (at % 2), -0.9 + (at % 2)], [3.55, 4.5]),
    block('larch', [x + 4, x + 5.2], [(at % 2) - 0.2, at % 2], [0, 3.2]),
  ]),
  pool([-12, 10], [-11, -5]),
]

/** A shape of the model: what is built, and where its back points, clockwise from north. */
export type Built = { solids: readonly Solid[]; bearing: number | null }

/** Each plan is built once: shapes of one kind share their mesh. */
const built = new Map(
  Object.entries(houses).map(([slug, { bearing, ...house }]) => {
    const solids = house.wings.length > 0 ? solidsOf({ bearing, ...house }) : residence
    return [slug, { solids, bearing }] as const
  }),
)

/** A shape without a listing: built as another house, and turned as the export of the land has it. */
const like = (slug: string): Built => {
  return { solids: built.get(slug)?.solids ?? residence, bearing: null }
}

/** All houses by their shapes: those with a listing as their plans have them, the others like them. */
export const HOUSES: Readonly<Record<string, Built>> = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`residence-0${number}`, like('')]),
  ),
  'villa-10': like('villa-garza'),
  'villa-14': like('villa-garza'),
  'villa-15': like('casa-gregal'),
  ...Object.fromEntries(
    copy.listings.flatMap(({ slug, meshKey }) => {
      const house = built.get(slug)
      return house ? [[meshKey, house] as const] : []
    }),
  ),
}
