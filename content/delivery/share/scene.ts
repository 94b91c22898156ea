import { parseHex } from '@belvedere/kit/colour.ts'
import { scrimRgb } from '@belvedere/kit/scrim.ts'
import { HORIZON, MARGIN } from './layout.ts'
import { HEIGHT, WIDTH } from './size.ts'

const RADIUS = 470
const CENTRE = WIDTH / 2

/** The day’s arc on the horizon, with the sun at an hour from 0 (sunrise) to 1 (sunset). */
export function arc({ line, sun, hour }: { line: string; sun: string; hour: number }): string {
  const angle = Math.PI * hour
  const [x, y] = [CENTRE - RADIUS * Math.cos(angle), HORIZON - RADIUS * Math.sin(angle)]
  const from = CENTRE - RADIUS
  const to = CENTRE + RADIUS
  return `<g mask="url(#fade)"><path d="M${from} ${HORIZON}A${RADIUS} ${RADIUS} 0 0 1 ${to} ${HORIZON}" fill="none" stroke="${line}" stroke-opacity=".72" stroke-width="1.5"/></g><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="12" fill="${sun}"/>`
}

/** The line on which the arc stands. */
export function horizon(colour: string): string {
  return `<path d="M${MARGIN} ${HORIZON}H${WIDTH - MARGIN}" stroke="${colour}" stroke-opacity=".6" stroke-width="1.25"/>`
}

/** Where the arc passes behind the title it fades, as in the opening of a page. */
export function fade(titleTop: number): string {
  return `<linearGradient id="soft" x1="0" y1="${HORIZON}" x2="0" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#000"/><stop offset="${share(HORIZON - titleTop)}" stop-color="#222"/><stop offset="${share(HORIZON - titleTop + 90)}" stop-color="#fff"/></linearGradient><mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/><rect width="${CENTRE}" height="${HORIZON + 4}" fill="url(#soft)"/></mask>`
}

function share(length: number) {
  return Math.min(1, Math.max(0, length / HORIZON)).toFixed(3)
}

/** The scrims of an opening (`--scrim-foot` and `--scrim-corner`), in the hue of the picture. */
export function scrims(mainColour: string | null, deep: string, isTall: boolean): string {
  const rgb = (scrimRgb(mainColour) ?? parseHex(deep) ?? [0, 0, 0]).join(',')
  const stop = ([at, opacity]: readonly [number, number]) =>
    `<stop offset="${at}" stop-color="rgb(${rgb})" stop-opacity="${opacity}"/>`
  const foot = FOOT.map(([at, opacity]) => stop([isTall ? at * 1.4 : at, opacity])).join('')
  const corner = CORNER.map(stop).join('')
  return `<linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">${foot}</linearGradient><radialGradient id="corner" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(${0.14 * WIDTH} ${0.84 * HEIGHT}) scale(${0.92 * WIDTH} ${0.72 * HEIGHT})">${corner}</radialGradient>`
}

const FOOT = [
  [0, 0.8],
  [0.14, 0.62],
  [0.3, 0.28],
  [0.44, 0.08],
  [0.56, 0],
] as const

const CORNER = [
  [0, 0.6],
  [0.34, 0.5],
  [0.64, 0.28],
  [0.86, 0.08],
  [1, 0],
] as const

export const SCRIMMED = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#corner)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#foot)"/>`
