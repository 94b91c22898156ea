import { drawing, label, type Point, path } from '../parts/svg.ts'
import { climber, pine, roundTree, tuft } from './drawn-plants.ts'

/** Ten units are a metre; the ground is at 0 and the SVG bleeds over both margins. */
const WIDTH = 366
const WALL = 118
const TIDE = WALL + 180

const PLANTS: { at: Point; text: string }[] = [
  { at: [56, -49], text: 'Jasmine, olive' },
  { at: [97, -33], text: 'Lemon' },
  { at: [140, -16], text: 'Agave' },
  { at: [171, -21], text: 'Grasses' },
  { at: [200, -112], text: 'Umbrella pine' },
  { at: [271, 3], text: 'Path' },
  { at: [308, -10], text: 'Reeds' },
]

/** Where the ground is at a place: level in the courtyard, then down to the water. */
function ground(x: number): number {
  if (x <= WALL) return 0
  const down = Math.min((x - WALL) / 180, 1.5)
  return 20 * down * down * (1.6 - 0.6 * Math.min(down, 1))
}
const on = (x: number): Point => [x, ground(x)]

/** A section from a courtyard to the water, with what grows at each step. */
export function gardenSection(alt: string): string {
  const steps = Array.from({ length: 62 }, (_, i) => on((WIDTH / 61) * i))
  const line = steps.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  const soil = path(`M${line}V80H0Z`, 'earth')
  const water = `<path class="lake" d="M${TIDE - 12} 20H${WIDTH}V80H${TIDE}Z"/>`
  const layers = [water, soil, buildings(), planting(), path(`M${line}`, 'turf'), measures()]
  return drawing(`0 -122 ${WIDTH} 176`, alt, layers.join(''), 'garden')
}

function buildings() {
  const walls = `M30 0V-38H35V0ZM${WALL - 5} 0V-24H${WALL}V0Z`
  const house = 'M0 0V-40H30V0Z'
  const eaves = 'M0 -40H46V-43H0Z'
  const cistern = 'M52 12H98V34H52Z'
  return (
    path(house, 'room') +
    path(`${walls}${eaves}`, 'masonry') +
    path(cistern, 'cistern') +
    path('M54 19h42v13h-42Z', 'cistern__water')
  )
}

function planting() {
  const low = [
    ...[160, 171, 180, 214, 224].map((x) => tuft(on(x), { length: 15, count: 11, spread: 0.6 })),
    ...[190, 236, 243].map((x) => tuft(on(x), { length: 9, count: 13, spread: 1.1 })),
  ]
  const agaves = [129, 141, 151].map((x) => {
    return tuft(on(x), { length: 11, count: 7, spread: 1.2, bend: 0.05 })
  })
  const reeds = Array.from({ length: 10 }, (_, i) =>
    tuft([TIDE - 4 + i * 3.1, 22 + i * 0.5], { length: 23 + (i % 3) * 3, count: 2, spread: 0.12 }),
  )
  return [
    climber([37, 0], 36),
    roundTree(on(66), 44, 'olive'),
    roundTree(on(96), 27, 'lemon', 14),
    pine(on(200), 104),
    path(agaves.join(''), 'tuft tuft--agave'),
    path(low.join(''), 'tuft'),
    path(reeds.join(''), 'tuft tuft--reed'),
  ].join('')
}

/** The eighteen metres, and the names of things. */
function measures() {
  const name = (at: Point, text: string) =>
    label(at, text, { className: 'garden__name', anchor: 'middle' })
  const rule = `M${WALL} 37V43M${WALL} 40H${TIDE}M${TIDE} 37V43`
  return [
    path(rule, 'measure'),
    name([(WALL + TIDE) / 2, 34], '18 metres, wall to tide line'),
    name([75, 28], 'Cistern'),
    path(`M262 ${ground(262)}h18`, 'trodden'),
    ...PLANTS.map(({ at, text }) => name(at, text)),
    name([348, 28.5], 'Lagoon'),
  ].join('')
}
