import { HORIZON } from '../layout.ts'
import { HEIGHT, WIDTH } from '../size.ts'
import type { Colours, Ornament } from './ornament.ts'

const RADIUS = 470
const CENTRE = WIDTH / 2

/** The day over a share picture, at an hour from 0 (sunrise) to 1 (sunset). */
export function day(hour: number, titleTop: number, colours: Colours): Ornament {
  return { defs: fade(titleTop), svg: arc(colours, hour) }
}

/** The day’s arc on the horizon, with the sun at an hour from 0 (sunrise) to 1 (sunset). */
function arc({ line, accent }: Colours, hour: number): string {
  const angle = Math.PI * hour
  const [x, y] = [CENTRE - RADIUS * Math.cos(angle), HORIZON - RADIUS * Math.sin(angle)]
  const from = CENTRE - RADIUS
  const to = CENTRE + RADIUS
  return `<g mask="url(#fade)"><path d="M${from} ${HORIZON}A${RADIUS} ${RADIUS} 0 0 1 ${to} ${HORIZON}" fill="none" stroke="${line}" stroke-opacity=".72" stroke-width="1.5"/></g><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="12" fill="${accent}"/>`
}

/** Where the arc passes behind the title it fades, as in the opening of a page. */
function fade(titleTop: number): string {
  return `<linearGradient id="soft" x1="0" y1="${HORIZON}" x2="0" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#000"/><stop offset="${share(HORIZON - titleTop)}" stop-color="#222"/><stop offset="${share(HORIZON - titleTop + 90)}" stop-color="#fff"/></linearGradient><mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><rect width="${CENTRE}" height="${HORIZON + 4}" fill="url(#soft)"/></mask>`
}

function share(length: number) {
  return Math.min(1, Math.max(0, length / HORIZON)).toFixed(3)
}
