import { drawing, label, path, short } from '../parts/svg.ts'
import content from './content.json' with { type: 'json' }
import { departures } from './timetable.ts'

const [LEFT, RIGHT, TOP, FOOT] = [24, 178, 8, 34]
const x = (minute: number) => LEFT + ((minute - 6 * 60) / (17.25 * 60)) * (RIGHT - LEFT)

/** Time from left to right, the bay from top to bottom: every slanted line is a boat. */
export function dayOfBoats(): string {
  const hours = Array.from({ length: 18 }, (_, i) => 6 + i)
  const grid = hours.map((hour) => {
    const text = label([x(hour * 60), FOOT + 5], String(hour), {
      className: 'axis',
      anchor: 'middle',
    })
    return `<path class="grid" d="M${short(x(hour * 60))} ${TOP}V${FOOT}"/>${text}`
  })
  const ride = (from: number, to: number) => (minute: number) =>
    `M${short(x(minute))} ${from}L${short(x(minute + 12))} ${to}`
  const boats = [
    path(departures('marina').map(ride(TOP, FOOT)).join(''), 'ride'),
    path(departures('airport').map(ride(FOOT, TOP)).join(''), 'ride ride--home'),
  ]
  const shores = [
    path(`M${LEFT} ${TOP}H${RIGHT}M${LEFT} ${FOOT}H${RIGHT}`, 'hair'),
    label([0, TOP + 0.9], 'Marina', { className: 'axis axis--name' }),
    label([0, FOOT + 0.9], 'Airport jetty', { className: 'axis axis--name' }),
  ]
  return drawing('0 4 178 36', content.graph.alt, [...grid, ...boats, ...shores].join(''))
}
