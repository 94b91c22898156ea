import { dots, type Point, path } from '../parts/svg.ts'
import { distance, inSteps } from './geometry.ts'
import { houses } from './map-land.ts'
import { land, lanes, pans, road, water } from './peninsula.ts'
import { scatter } from './scatter.ts'

/** Left, top, right and foot of a part of the map. */
export type Box = [number, number, number, number]

/** Umbrella pines, where neither roads, houses, sand nor names are. */
export function pines(names: Box[]): string {
  const kept: Point[] = [...houses.map(({ at }) => at), ...pans]
  const edges = [
    ...[road, ...lanes].flatMap((lane) => inSteps(lane, 12)),
    ...inSteps([...water, ...land], 15),
  ]
  const free = scatter(land, 34, 11).filter(
    (tree) =>
      tree[0] > -930 &&
      kept.every((place) => distance(place, tree) > 34) &&
      edges.every((edge) => distance(edge, tree) > 27) &&
      names.every(([left, top, right, foot]) => {
        return tree[0] < left || tree[0] > right || tree[1] < top || tree[1] > foot
      }),
  )
  const sizes = [1, 2, 3].map((size) => dots(free.filter((_, i) => i % 3 === size - 1)))
  const layers = ['pine-edge', 'pine'].flatMap((name) =>
    sizes.map((data, i) => path(data, `${name} ${name}--${i + 1}`)),
  )
  return layers.join('')
}
