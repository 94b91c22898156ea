/**
 * How bright the parts of a picture are: a grid of cells, row by row, each with the brightness that
 * a tenth of its pixels exceed and the one that a tenth stay below. Both are 0 (black) to 63
 * (white), in steps that the eye sees as equal, as sRGB has them.
 */
export type Light = { bright: readonly number[]; dark: readonly number[] }

/** The number of cells of a grid, whatever the shape of the picture is. */
export const COLUMNS = 16
export const ROWS = 12

/** The highest brightness. */
export const MOST = 63

const CELLS = COLUMNS * ROWS
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const WRITTEN = new RegExp(`^[\\w-]{${2 * CELLS}}$`)

/** Writes a grid as text: a digit for each cell's bright parts, then one for its dark parts. */
export function writeLight({ bright, dark }: Light): string {
  return [...bright, ...dark].map((value) => DIGITS[value] ?? DIGITS[MOST]).join('')
}

/** Reads what `writeLight` has written; undefined for anything else. */
export function readLight(text: string | null | undefined): Light | undefined {
  if (!text || !WRITTEN.test(text)) return undefined
  const values = [...text].map((digit) => DIGITS.indexOf(digit))
  return { bright: values.slice(0, CELLS), dark: values.slice(CELLS) }
}
