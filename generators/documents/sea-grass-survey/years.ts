import { grid, scale } from '../parts/chart.ts'
import { inline } from '../parts/html.ts'
import { drawing, label } from '../parts/svg.ts'
import { table } from '../parts/table.ts'
import { areaOf } from '../place/geometry.ts'
import { meadow } from '../place/peninsula.ts'
import content from './content.json' with { type: 'json' }
import { RESULT } from './frames.ts'

const { alt, columns, rows } = content.years

/** Every spring, the last one from the map and the lines of this survey. */
export const SPRINGS = [
  ...rows,
  {
    year: 2026,
    area: areaOf(meadow) / 10_000,
    cover: RESULT.cover,
    shoots: RESULT.shoots,
    note: 'This survey',
  },
]

const y = scale([0, 12], [46, 4])

/** Columns for the area of the meadow in each spring. */
export function areaChart(): string {
  const columns = SPRINGS.map(({ year, area }, i) => {
    const x = 12 + i * 15.2
    const isLast = i === SPRINGS.length - 1
    const value = label([x + 4.5, y(area) - 1.6], area.toFixed(1), {
      className: 'axis axis--name',
      anchor: 'middle',
    })
    const name = label([x + 4.5, 50.5], String(year), { className: 'axis', anchor: 'middle' })
    return `<rect class="${isLast ? 'column column--last' : 'column'}" x="${x}" y="${y(area)}" width="9" height="${46 - y(area)}"/>${value}${name}`
  })
  return drawing('0 0 178 52', alt, grid([0, 4, 8], y, [8, 178]) + columns.join(''))
}

export function yearTable(): string {
  const cells = [...SPRINGS]
    .reverse()
    .map(({ year, area, cover, shoots, note }) => [
      String(year),
      area.toFixed(1),
      `${cover} %`,
      String(shoots),
      inline(note),
    ])
  const numbers = [columns.area, columns.cover, columns.shoots].map((title) => ({
    title,
    className: 'num',
  }))
  const head = [{ title: columns.year, className: 'num' }, ...numbers, { title: columns.note }]
  return table(head, cells, { className: 'tight' })
}
