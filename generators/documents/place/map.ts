import { drawing, label, type Point } from '../parts/svg.ts'
import { buildings, ground, lighthouse, salt, ways } from './map-land.ts'
import { lagoon, reeds, sea, seaGrass, whiteBuoys } from './map-water.ts'
import { type Box, pines } from './pines.ts'

/** A name on the map; `line` draws a hairline from the text to the place. */
export type Name = {
  at: Point
  text: string
  anchor?: 'start' | 'middle' | 'end'
  className?: string
  line?: [Point, Point]
  turn?: number
}

type Options = {
  viewBox: string
  alt: string
  names: Name[]
  extra?: string
  id: string
  /** Leaves out what stands on the peninsula. */
  isWaterOnly?: boolean
}

/** The map of Punta Alba in metres. `extra` is drawn above everything but the names. */
export function peninsulaMap({
  viewBox,
  alt,
  names,
  extra = '',
  id,
  isWaterOnly,
}: Options): string {
  const onLand = names.filter(({ className }) => className?.includes('land'))
  const layers = [
    ...[sea(), lagoon(`${id}-water`), seaGrass(), ground(`${id}-land`)],
    ...(isWaterOnly ? [] : [salt(), pines(onLand.map(roomOf))]),
    ways(),
    ...(isWaterOnly ? [] : [buildings(), lighthouse()]),
    ...[reeds(), whiteBuoys(), extra, ...names.map(nameOnMap)],
  ]
  return drawing(viewBox, alt, layers.join(''), 'map')
}

function nameOnMap({ at, text, anchor, className = 'name', line, turn }: Name) {
  const rule = line ? `<path class="leader" d="M${line[0].join(' ')}L${line[1].join(' ')}"/>` : ''
  return rule + label(at, text, { className, ...(anchor && { anchor }), ...(turn && { turn }) })
}

/** About the room that a name takes, with a tree's width around it. */
function roomOf({ at: [x, y], text, anchor, turn }: Name): Box {
  const half = text.length * 6.5
  const middle = anchor === 'middle' ? x : x + half
  const [width, height] = turn ? [30, half + 16] : [half + 16, 28]
  return [middle - width, y - 8 - height, middle + width, y - 8 + height]
}

/** A scale of `length` metres in two halves, and an arrow to the north. */
export function scaleBar([x, y]: Point, length: number): string {
  const half = length / 2
  return `<g class="scale"><path d="M${x} ${y}v6h${length}v-6M${x + half} ${y}v6"/><rect x="${x}" y="${y + 2}" width="${half}" height="4"/>
${[0, half, length].map((metres) => label([x + metres, y - 6], metres === length ? `${metres} m` : String(metres), { className: 'tick', anchor: 'middle' })).join('')}</g>`
}

export function northArrow([x, y]: Point): string {
  return `<g class="north"><path d="M${x} ${y}v-52M${x - 7} ${y - 38}l7 -14l7 14"/>${label([x, y - 60], 'N', { className: 'tick', anchor: 'middle' })}</g>`
}
