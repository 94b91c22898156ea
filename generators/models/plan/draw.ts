import { HEIGHT, WIDTH } from './frame.ts'
import { lamps, windows } from './glow.ts'
import type { Hour } from './hours.ts'
import { crowns, fromAbove, landAbove } from './layers.ts'
import { type Shape, trianglesOf } from './read-model.ts'

/** Bands of paler water along the shore: the widths and opacities of the pen, from the sea in. */
const SHALLOWS = [
  [210, 0.1],
  [140, 0.13],
  [82, 0.18],
  [36, 0.36],
] as const

/** The height of the ground, in units of the model, over which water reaches the waist. */
const WADEABLE = -0.15

/** Shapes that are ground or are drawn in a way of their own. */
const GROUND = new Set([
  'terrain',
  'sea',
  'roads',
  'jetty',
  'boats',
  'trees-pine',
  'trees-olive',
  'trees-cypress',
])

/** The plan at an hour as an SVG of 4 : 3. */
export function drawPlan(shapes: readonly Shape[], hour: Hour): string {
  const named = (name: string) => shapes.find((shape) => shape.name === name)
  const [wadeable, ...land] = landAbove(named('terrain'), [
    WADEABLE,
    ...hour.bands.map(([height]) => height),
  ])
  const roads = fromAbove(trianglesOf(named('roads')))
  const [path, edge] = hour.paths
  const content = [
    sea(hour),
    `<path d="${wadeable}" fill="${hour.lagoon}" fill-rule="evenodd"/>`,
    group(`fill="none" stroke="${hour.shallows}" stroke-linejoin="round"`, shallows(land[0] ?? '')),
    ...hour.bands.map(([, colour], i) => band(land[i] ?? '', colour, i > 1 && hour.contours)),
    ...Object.entries(hour.trees).map(([name, colour]) => trees(named(name), colour)),
    ...(hour.lamps ? windows(places(shapes)) : []),
    outlined(roads, path, edge, 2.4),
    outlined(fromAbove(trianglesOf(named('jetty'))), path, hour.jetty, 1.6),
    outlined(fromAbove(trianglesOf(named('boats'))), hour.boats[0], hour.boats[1], 1),
    ...(hour.lamps ? lamps(trianglesOf(named('roads'))) : []),
    ...hour.layers.map(([materials, fill, stroke]) => {
      return outlined(fromAbove(built(shapes, materials)), fill, stroke, 2)
    }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content.join('')}</svg>\n`
}

function sea({ sea: [near, far, out] }: Hour) {
  return `<radialGradient id="sea" cx=".52" cy=".56" r=".72"><stop stop-color="${near}"/><stop offset=".42" stop-color="${far}"/><stop offset="1" stop-color="${out}"/></radialGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sea)"/>`
}

function group(attributes: string, content: string) {
  return `<g ${attributes}>${content}</g>`
}

function shallows(shore: string) {
  return SHALLOWS.map(([width, opacity]) => {
    return `<path d="${shore}" stroke-width="${width}" opacity="${opacity}"/>`
  }).join('')
}

function band(land: string, colour: string, contour: string | false) {
  const line = contour ? ` stroke="${contour}" stroke-opacity=".55" stroke-width="1.2"` : ''
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

function places(shapes: readonly Shape[]) {
  return shapes.filter(({ name }) => !GROUND.has(name))
}

function built(shapes: readonly Shape[], materials: readonly string[]) {
  return places(shapes).flatMap(({ parts }) => {
    return materials.flatMap((material) => parts.get(material) ?? [])
  })
}
