import { inline } from '../parts/html.ts'
import { label } from '../parts/svg.ts'
import { table } from '../parts/table.ts'
import { type Name, peninsulaMap, scaleBar } from '../place/map.ts'
import content from './content.json' with { type: 'json' }
import { LINES, type Line } from './frames.ts'

const { columns } = content.lines

const NAMES: Name[] = [
  { at: [384, 716], text: 'Buoy 1', className: 'name name--near' },
  { at: [218, 840], text: '2', className: 'name name--near' },
  { at: [320, 900], text: 'The ford', className: 'name name--near' },
  { at: [-60, 603], text: 'Reed path', anchor: 'middle', className: 'name name--near' },
  { at: [-90, 1058], text: 'The bar', anchor: 'middle', className: 'name name--near' },
]

/** The meadow from above, with the lines of the survey. */
export function surveyMap(): string {
  const lines = LINES.map(({ number, from: [x, top], to: [, foot] }) => {
    const text = label([x, top - 8], String(number), {
      className: 'transect__name',
      anchor: 'middle',
    })
    return `<path class="transect" d="M${x} ${top}V${foot}"/>${text}`
  })
  const scale = `<g class="scale--near">${scaleBar([-470, 1072], 100)}</g>`
  const extra = lines.join('') + scale
  const { alt } = content.map
  return peninsulaMap({
    viewBox: '-500 580 990 510',
    alt,
    names: NAMES,
    extra,
    id: 'survey',
    isWaterOnly: true,
  })
}

const MOST = Math.max(...LINES.map(({ frames }) => frames.length))

/** A strip of squares, one for each frame. */
function strip(frames: number[]) {
  const squares = frames.map((cover, i) => {
    const shade = Math.min(4, Math.floor(cover / 20))
    return `<rect class="frame frame--${shade}" x="${i * 3}" y="0" width="2.6" height="4"/>`
  })
  const alt = `Cover of each frame in per cent: ${frames.join(', ')}`
  return `<svg class="strip" viewBox="0 0 ${MOST * 3} 4" role="img" aria-label="${alt}">${squares.join('')}</svg>`
}

function row({ number, length, frames, depth, cover, shoots, blade }: Line) {
  return [
    String(number),
    `${length} m`,
    strip(frames),
    `${depth.toFixed(1)} m`,
    `${Math.round(cover)} %`,
    shoots.toLocaleString('en-GB'),
    `${blade} cm`,
  ]
}

export function lineTable(): string {
  const { line, length, frames, depth, cover, shoots, blade } = columns
  const numbers = [depth, cover, shoots, blade].map((title) => ({ title, className: 'num' }))
  const head = [{ title: line }, { title: length, className: 'num' }, { title: frames }, ...numbers]
  return `${table(head, LINES.map(row), { className: 'lines' })}<p class="small">${inline(content.lines.caption)}</p>`
}
