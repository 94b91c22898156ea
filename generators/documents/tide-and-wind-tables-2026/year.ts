import { MONTHS, scale } from '../parts/chart.ts'
import { drawing, label, line, type Point, path, short } from '../parts/svg.ts'
import { daysOfMonth } from './days.ts'

const [WIDTH, TOP, FOOT] = [178, 8, 36]
const y = scale([0.1, 1.2], [FOOT, TOP])

/** The year as a band from the low water of each day to its high water, with the moons above. */
export function yearOfTides(alt: string): string {
  const months = MONTHS.map((_, month) => daysOfMonth(month))
  const days = months.flat()
  const x = scale([0, days.length - 1], [8, WIDTH - 0.3])
  const highs = days.map(({ high }, i): Point => [x(i), y(high)])
  const lows = days.map(({ low }, i): Point => [x(i), y(low)]).reverse()
  const moons = days.map(({ phase }, i) => {
    if (phase !== 0 && phase !== 2) return ''
    return `<circle class="${phase === 0 ? 'year__new' : 'year__full'}" cx="${short(x(i))}" cy="3.4" r="1"/>`
  })
  let first = 0
  const names = months.map((month, i) => {
    const text = label([x(first), FOOT + 6], (MONTHS[i] ?? '').slice(0, 3), { className: 'axis' })
    first += month.length
    return text
  })
  const levels = [0.2, 0.6, 1].map((height) => {
    const text = label([4.4, y(height) + 0.9], String(height * 100), {
      className: 'axis',
      anchor: 'end',
    })
    return `<path class="grid" d="M6 ${y(height)}H${WIDTH}"/>${text}`
  })
  const band = path(`${line([...highs, ...lows])}Z`, 'year__band')
  return drawing(`0 0 ${WIDTH} 43`, alt, [band, ...levels, ...moons, ...names].join(''))
}
