/** Rows of dots from pole to pole. Dots are as far apart as rows, so that they have equal areas. */
export const ROWS = 216

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** The last digit means this many dots and more to come. */
const MORE = DIGITS.length - 1

/** The latitude of a row in degrees; the first is at the south pole. */
export function latOf(row: number): number {
  return ((row + 0.5) * 180) / ROWS - 90
}

/** The number of dots in a row, as far apart as rows are. */
export function countIn(row: number): number {
  return Math.round(2 * ROWS * Math.cos((latOf(row) * Math.PI) / 180))
}

/** The longitude in degrees of a dot in a row of `count` dots. */
export function lngOf(at: number, count: number): number {
  return ((at + 0.5) * 360) / count - 180
}

/**
 * The lengths of a row's runs, alternately sea and land, as text; the sea after the last land is
 * left out.
 */
export function packRow(isLand: boolean[]): string {
  const starts = isLand.flatMap((land, at) => (land === (isLand[at - 1] ?? false) ? [] : [at]))
  if (isLand.at(-1)) starts.push(isLand.length)
  return starts.map((start, at) => digitsOf(start - (starts[at - 1] ?? 0))).join('')
}

function digitsOf(length: number): string {
  if (length < MORE) return DIGITS.charAt(length)
  return DIGITS.charAt(MORE) + digitsOf(length - MORE)
}

/** The indices of a packed row that are land. */
export function unpackRow(packed: string): number[] {
  const land: number[] = []
  let [at, isLand] = [0, false]
  for (const digit of packed) {
    const length = DIGITS.indexOf(digit)
    for (let end = at + length; at < end; at++) if (isLand) land.push(at)
    if (length < MORE) isLand = !isLand
  }
  return land
}
