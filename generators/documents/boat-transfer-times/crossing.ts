import { drawing, label, type Point, path, short } from '../parts/svg.ts'
import content from './content.json' with { type: 'json' }

const [WIDTH, HEIGHT, MIDDLE, HALF, RISE] = [210, 58, 105, 89, 36]

/** Where the boat is on a flat arc after a number of minutes. */
function at(minute: number): Point {
  const angle = Math.PI * (1 - minute / 12)
  return [MIDDLE + HALF * Math.cos(angle), HEIGHT - 14 - RISE * Math.sin(angle)]
}

/** The crossing as a day: it rises at the airport and sets at the quay, a dot for each minute. */
export function crossingArc(): string {
  const y = HEIGHT - 14
  const arc = `M${MIDDLE - HALF} ${y}A${HALF} ${RISE} 0 0 1 ${MIDDLE + HALF} ${y}M0 ${y}H${WIDTH}`
  const dots = Array.from({ length: 13 }, (_, minute) => {
    const [x, dotY] = at(minute)
    return `<circle class="crossing__dot" cx="${short(x)}" cy="${short(dotY)}" r="${minute % 12 ? 0.9 : 1.5}"/>`
  })
  const names = content.way.marks.map(({ minute, text }) => name(minute, text))
  return drawing(
    `0 0 ${WIDTH} ${HEIGHT}`,
    content.way.alt,
    path(arc, 'crossing') + [...dots, ...names].join(''),
  )
}

/** Names of the ends stand below the horizon, the others inside the arc. */
function name(minute: number, text: string) {
  const [x, y] = at(minute)
  const isEnd = minute % 12 === 0
  const isLeft = minute < 6
  const anchor = isLeft ? 'start' : 'end'
  const shift = isEnd ? 0 : minute === 10 ? 5 : 3
  const place: Point = [x + (isLeft ? shift : -shift), y + (isEnd ? 10 : 9)]
  const number = label([place[0], place[1] - 3.6], `${minute} min`, {
    className: 'crossing__minute',
    anchor,
  })
  return number + label(place, text, { className: 'crossing__name', anchor })
}
