import { HEIGHT, WIDTH } from './frame.ts'
import { crowns, fromAbove, landAbove } from './layers.ts'
import { type Shape, trianglesOf } from './read-model.ts'

/** Heights in the model and the colours of the land above them, from the beach up. */
const BANDS: readonly (readonly [height: number, colour: string])[] = [
  [0.04, '#fbf5e8'],
  [0.42, '#ede2ce'],
  [1.5, '#e4dcc3'],
  [2.4, '#d8d6ba'],
  [3.2, '#c9cdb2'],
  [4, '#b9c2a3'],
]

/** Bands of paler water along the shore: the widths and opacities of the pen, from the sea in. */
const SHALLOWS = [
  [210, 0.1],
  [140, 0.13],
  [82, 0.18],
  [36, 0.36],
] as const

const TREES = { 'trees-pine': '#5f7a5f', 'trees-olive': '#7c8f6d', 'trees-cypress': '#496350' }

/** Shapes that are ground or are drawn in a way of their own. */
const GROUND = new Set(['terrain', 'sea', 'roads', 'jetty', 'boats', ...Object.keys(TREES)])

/** What stands at places, from the ground up: the materials of each layer, fill and stroke. */
const LAYERS = [
  [['travertine_plain', 'concrete'], '#f6eedd', '#cdbb99'],
  [['deck', 'court'], '#dcc3a0', '#b99d74'],
  [['pool_flat'], '#7fb9b1', '#4c938c'],
  [['plaster', 'white', 'glass_dark'], '#fffdf9', '#a58b62'],
] as const

/** The plan as an SVG of 4 : 3. */
export function drawPlan(shapes: readonly Shape[]): string {
  const named = (name: string) => shapes.find((shape) => shape.name === name)
  const land = landAbove(
    named('terrain'),
    BANDS.map(([height]) => height),
  )
  const roads = fromAbove(trianglesOf(named('roads')))
  const content = [
    SEA,
    group('fill="none" stroke="#faf6ee" stroke-linejoin="round"', shallows(land[0] ?? '')),
    ...BANDS.map(([, colour], i) => band(land[i] ?? '', colour, i > 1)),
    ...Object.entries(TREES).map(([name, colour]) => trees(named(name), colour)),
    outlined(roads, '#fffdf9', '#c3ad86', 2.4),
    outlined(fromAbove(trianglesOf(named('jetty'))), '#fffdf9', '#a58b62', 1.6),
    outlined(fromAbove(trianglesOf(named('boats'))), '#fffdf9', '#1f6461', 1),
    ...LAYERS.map(([materials, fill, stroke]) => {
      return outlined(fromAbove(built(shapes, materials)), fill, stroke, 2)
    }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content.join('')}</svg>\n`
}

const SEA = `<radialGradient id="sea" cx=".52" cy=".56" r=".72"><stop stop-color="#c3e2da"/><stop offset=".42" stop-color="#8cc2ba"/><stop offset="1" stop-color="#4c938c"/></radialGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sea)"/>`

function group(attributes: string, content: string) {
  return `<g ${attributes}>${content}</g>`
}

function shallows(shore: string) {
  return SHALLOWS.map(([width, opacity]) => {
    return `<path d="${shore}" stroke-width="${width}" opacity="${opacity}"/>`
  }).join('')
}

function band(land: string, colour: string, hasLine: boolean) {
  const line = hasLine ? ' stroke="#fffdf9" stroke-opacity=".55" stroke-width="1.2"' : ''
  return `<path d="${land}" fill="${colour}" fill-rule="evenodd"${line}/>`
}

function trees(shape: Shape | undefined, colour: string) {
  const paths = crowns(shape).map(
    ({ width, data }) => `<path d="${data}" stroke-width="${width}"/>`,
  )
  return group(`stroke="${colour}" stroke-linecap="round" opacity=".5"`, paths.join(''))
}

/** A hairline around shapes: drawn wider below, so that no seams show between triangles. */
function outlined(data: string, fill: string, stroke: string, line: number) {
  const pen = 'stroke-linejoin="round"'
  return `<path d="${data}" fill="${stroke}" stroke="${stroke}" stroke-width="${line}" ${pen}/><path d="${data}" fill="${fill}" stroke="${fill}" stroke-width=".4" ${pen}/>`
}

function built(shapes: readonly Shape[], materials: readonly string[]) {
  return shapes
    .filter(({ name }) => !GROUND.has(name))
    .flatMap(({ parts }) => materials.flatMap((material) => parts.get(material) ?? []))
}
