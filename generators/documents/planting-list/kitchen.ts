import { grid, monthAxis, scale } from '../parts/chart.ts'
import { inline } from '../parts/html.ts'
import { monthDots } from '../parts/months.ts'
import { curve, drawing, type Point, path } from '../parts/svg.ts'
import { table } from '../parts/table.ts'
import content from './content.json' with { type: 'json' }

const { kitchen, rain, never } = content

/** What is sown and picked in the kitchen garden. */
export function crops(): string {
  const { name, sown, picked } = kitchen.columns
  const rows = kitchen.crops.map(({ name, sown: [a = 1, b = 12], picked: [c = 1, d = 12] }) => [
    inline(name),
    monthDots(a, b),
    monthDots(c, d),
  ])
  return table([{ title: name }, { title: sown }, { title: picked }], rows, { className: 'crops' })
}

const x = scale([0, 11], [13, 82])
const y = scale([0, 100], [42, 4])

/** Columns of rain, and how full the cisterns are. */
export function rainChart(): string {
  const columns = rain.millimetres.map((millimetres, i) => {
    return `<rect class="rain" x="${x(i) - 2}" y="${y(millimetres)}" width="4" height="${42 - y(millimetres)}"/>`
  })
  const level = rain.cistern.map((percent, i): Point => [x(i), y(percent)])
  const parts = [
    grid([0, 50, 100], y, [9, 86]),
    ...columns,
    path(curve(level), 'curve'),
    monthAxis(x, 47),
  ]
  return drawing('0 0 87 49', rain.alt, parts.join(''))
}

export function notToPlant(): string {
  const rows = never.plants.map(({ latin, why }) => {
    return `<div><dt><i lang="la">${inline(latin)}</i></dt><dd>${inline(why)}</dd></div>`
  })
  return `<dl class="never">${rows.join('')}</dl>`
}
