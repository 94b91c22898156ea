import { grid, monthAxis, scale } from '../parts/chart.ts'
import { curve, drawing, label, type Point, path } from '../parts/svg.ts'

const x = scale([0, 11], [12, 84])
const y = scale([16, 30], [46, 4])

/** Two curves through the year: what the lagoon adds to the sea is the band between them. */
export function warmth(inner: number[], sea: number[], alt: string): string {
  const points = (values: number[]) => values.map((value, i): Point => [x(i), y(value)])
  const [above, below] = [points(inner), points(sea)]
  const band = `${curve(above)}L${curve([...below].reverse()).slice(1)}Z`
  const parts = [
    grid([18, 22, 26, 30], y, [9, 86]),
    path(band, 'band'),
    path(curve(above), 'curve curve--lagoon'),
    path(curve(below), 'curve'),
    monthAxis(x, 51),
    label([x(4.9), y(28)], 'Inner shore', { className: 'axis axis--name', anchor: 'end' }),
    label([x(6), y(19.7)], 'Open sea', { className: 'axis axis--name' }),
  ]
  return drawing('0 0 87 53', alt, parts.join(''))
}
