import { drawing, label, short } from '../parts/svg.ts'
import { shownAt } from '../sky/clock.ts'
import { sunOf } from '../sky/sun.ts'

const { rise, set } = sunOf('2026-06-21')
/** Sunrise and sunset of the longest day, in hours. */
const [RISE, SET] = [hoursOf(shownAt(rise).clock), hoursOf(shownAt(set).clock)]
const [WIDTH, HORIZON, RADIUS] = [178, 62, 56]

/** The arc of the day with a mark for each hour; the last one is the sun. */
export function dayArc(times: string[], alt: string): string {
  const marks = times.map((time, i) => mark(time, i === times.length - 1))
  const left = WIDTH / 2 - RADIUS
  const arc = `<path class="hair" d="M0 ${HORIZON}H${WIDTH}M${left} ${HORIZON}a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0"/>`
  return drawing(`0 0 ${WIDTH} ${HORIZON + 1}`, alt, arc + marks.join(''), 'day')
}

function mark(time: string, isSun: boolean) {
  const angle = (Math.PI * (hoursOf(time) - RISE)) / (SET - RISE)
  const [dx, dy] = [-Math.cos(angle), -Math.sin(angle)]
  const [x, y] = [WIDTH / 2 + RADIUS * dx, HORIZON + RADIUS * dy]
  const anchor = dx > 0 ? 'start' : 'end'
  const text = label([x + 4.5 * dx, y + 4.5 * dy + 1], time, { className: 'day__time', anchor })
  return `<circle class="${isSun ? 'sun' : 'ring'}" cx="${short(x)}" cy="${short(y)}" r="${isSun ? 2.4 : 1.7}"/>${text}`
}

function hoursOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
