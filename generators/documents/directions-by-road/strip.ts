import { curve, type Point, path, short } from '../parts/svg.ts'
import { bayRoad } from '../place/bay.ts'
import { distance, inSteps, lengthOf } from '../place/geometry.ts'
import { dice } from '../place/scatter.ts'
import { milestone } from './milestones.ts'

/** A stage of the road as the strips show it. */
type Stage = { km: number; minutes: number; place: string; short: string; mark: string }

export const STRIPS = 3
const LENGTH = 22 / STRIPS
/** A strip in millimetres: its height, and where the road runs in it. */
export const [WIDTH, HEIGHT, MIDDLE] = [56, 218, 21]
const STEP = 0.1

const ROAD = inSteps(bayRoad, STEP).map(
  ([x, y]): Point => [x * (22 / lengthOf(bayRoad)), y * (22 / lengthOf(bayRoad))],
)

/** How high a kilometre of the road is in its strip; strips are read from the foot up. */
export function heightOf(km: number, strip: number): number {
  return HEIGHT - 8 - ((km - strip * LENGTH) / LENGTH) * (HEIGHT - 16)
}

/** What is left of a bend once the road is laid straight, in millimetres to the right. */
function sway(i: number): number {
  const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((offset) => bend(i + offset))
  return near.reduce((sum, offset) => sum + offset, 0) / near.length
}

function bend(i: number): number {
  const [before, here, after] = [at(i - 8), at(i), at(i + 8)]
  const chord = distance(before, after) || 1
  const cross =
    (after[0] - before[0]) * (here[1] - before[1]) - (after[1] - before[1]) * (here[0] - before[0])
  return Math.max(-5, Math.min(5, (cross / chord) * 16))
}

const at = (i: number): Point => ROAD[Math.max(0, Math.min(ROAD.length - 1, i))] ?? [0, 0]

/** The road's bearing at a kilometre, in degrees from north. */
function bearing(km: number): number {
  const i = Math.round(km / STEP)
  const [[ax, ay], [bx, by]] = [at(i - 5), at(i + 5)]
  return (Math.atan2(bx - ax, ay - by) * 180) / Math.PI
}

/** A strip of the road with the sea on its left. */
export function strip(index: number, stages: Stage[]): string {
  const count = Math.round(LENGTH / STEP)
  const road = Array.from({ length: count + 1 }, (_, i): Point => {
    const km = index * LENGTH + i * STEP
    return [MIDDLE + sway(Math.round(km / STEP)), heightOf(km, index)]
  })
  const marks = stages.map((stage) => milestone(stage.mark, placeOn(road, stage.km, index)))
  const bends = curve(road.filter((_, i) => i % 3 === 0 || i === road.length - 1))
  const way = path(bends, 'strip-road-edge') + path(bends, 'strip-road')
  const layers = [shore(road, index), ticks(road, index), way, ...marks, needle(index)]
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${layers.join('')}</svg>`
}

function placeOn(road: Point[], km: number, index: number): Point {
  return road[Math.min(road.length - 1, Math.round((km - index * LENGTH) / STEP))] ?? [MIDDLE, 0]
}

/** The water's edge, never far from the road, and three lines of surf. */
function shore(road: Point[], index: number) {
  const roll = dice(index + 3)
  const edge = road.filter((_, i) => i % 6 === 0).map(([x, y]): Point => [x - 7 - roll() * 4, y])
  const full: Point[] = [[edge[0]?.[0] ?? 9, HEIGHT], ...edge, [edge.at(-1)?.[0] ?? 9, 0]]
  const surf = [0, 2.2, 4.6].map((by, i) =>
    path(curve(full.map(([x, y]) => [x - by, y])), `surf surf--${i}`),
  )
  return `<path class="strip-sea" d="${curve(full)}L0 0V${HEIGHT}Z"/>${surf.join('')}`
}

/** A tick for every kilometre. */
function ticks(road: Point[], index: number) {
  const first = Math.ceil(index * LENGTH)
  const kilometres = Array.from({ length: 8 }, (_, i) => first + i).filter(
    (km) => km <= (index + 1) * LENGTH,
  )
  return kilometres
    .map((km) => {
      const [x, y] = placeOn(road, km, index)
      return `<path class="strip-tick" d="M${short(x - 1.8)} ${short(y)}h3.6"/>`
    })
    .join('')
}

/** A needle that points north while the strip points in the direction of travel. */
function needle(index: number) {
  const turn = -bearing((index + 0.5) * LENGTH)
  return `<g class="needle" transform="translate(7.6 9) rotate(${short(turn)})"><path d="M0 4.2V-4.2M-1.3 -1.8L0 -4.4L1.3 -1.8"/><text y="-5" text-anchor="middle" transform="rotate(${short(-turn)} 0 -5.8)">N</text></g>`
}
