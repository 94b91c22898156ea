import { parseHex } from '@belvedere/kit/colour.ts'
import { scrimRgb } from '@belvedere/kit/scrim.ts'
import { HORIZON, MARGIN } from './layout.ts'
import { HEIGHT, WIDTH } from './size.ts'

/** The line below the title. */
export function horizon(colour: string): string {
  return `<path d="M${MARGIN} ${HORIZON}H${WIDTH - MARGIN}" stroke="${colour}" stroke-opacity=".6" stroke-width="1.25"/>`
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
