import { walk } from '@belvedere/kit/walks/walk.ts'
import copy from '../../../demo/copy.json' with { type: 'json' }
import { contoursOf } from '../../models/plan/contours.ts'
import { fromGrid, GRID, onPlan, SCALE } from '../../models/plan/frame.ts'
import { heightsOf } from '../../models/plan/heights.ts'
import { readModel, trianglesOf } from '../../models/plan/read-model.ts'
import { isWorthDrawing, soften } from '../../models/plan/soften.ts'
import type { Point } from '../parts/svg.ts'
import { distance } from './geometry.ts'
import { facts, groundOf, MODEL } from './model.ts'

/*
 * What the map’s model has of Punta Alba, in metres east and south of the corner of its plan: land,
 * bar, roads and places. The drawn map of the documents continues it to the west.
 */
const METRES = copy.map.metres

const inMetres = ([x, y]: Point): Point => [(x / SCALE) * METRES, (y / SCALE) * METRES]
const onMap = (x: number, z: number): Point => inMetres(onPlan(x, z))

/** Where the land of the model is cut off in the west. */
const EDGE = -50

const shapes = await readModel(MODEL)
const terrain = trianglesOf(shapes.find(({ name }) => name === 'terrain'))
const [peninsula = [], bank = [], ...islets] = contoursOf(heightsOf(terrain, GRID), 0)
  .filter(isWorthDrawing)
  .map((ring) => soften(ring, { rounds: 6, every: 8 }).map(fromGrid).map(inMetres))
  .toSorted((one, other) => other.length - one.length)

/** The shore of a ring from its northern or its southern end at the cut, without the cut itself. */
function fromCut(ring: readonly Point[]): Point[] {
  const first = ring.findIndex(([x], at) => x > EDGE && (ring.at(at - 1)?.[0] ?? 0) <= EDGE)
  return [...ring.slice(first), ...ring.slice(0, first)].filter(([x]) => x > EDGE)
}

const [around, along] = [fromCut(peninsula).reverse(), fromCut(bank).reverse()]
const nearest = (ring: readonly Point[], to: readonly Point[]) =>
  ring
    .map((point, at) => [Math.min(...to.map((one) => distance(point, one))), at] as const)
    .reduce((least, one) => (one[0] < least[0] ? one : least))[1]
const [point, tip] = [nearest(around, along), nearest(along, around)]

/** From the north-west round the point to the gap. */
export const coast: Point[] = around.slice(0, point)
/** From the gap along the lagoon to the west. */
export const shore: Point[] = around.slice(point)
/** The bar from west to east along the lagoon, and back along the sea. */
export const barInside: Point[] = along.slice(0, tip + 1)
export const barOutside: Point[] = along.slice(tip + 1)
export { islets }

const at = (name: string) => onMap(...groundOf(name))

export const places = {
  gatehouse: at('gate'),
  marina: at('marina'),
  beachClub: at('beach-club'),
  boathouse: at('kids-club'),
  pavilion: at('pavilion'),
}

/** The road from the gate to the pavilion. */
export const road: Point[] = (
  walk(facts.roads, groundOf('gate'), groundOf('pavilion'))?.path ?? []
).map(([x, z]) => onMap(x, z))

/** All roads and paths, piece by piece. */
export const lanes: Point[][] = (facts.roads?.edges ?? []).map((edge) =>
  edge.map((end) => onMap(...(facts.roads?.points[end] ?? [0, 0]))),
)
