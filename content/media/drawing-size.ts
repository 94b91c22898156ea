/** A size in CSS pixels. */
export type DrawingSize = { width: number; height: number }

/** CSS pixels of each unit; a percentage is none, because it depends on the page. */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  em: 16,
  rem: 16,
  ex: 8,
}

/** No program writes a longer length. */
const LONGEST = 50

/** Only the ratio of larger ones counts. */
const LARGEST = 60_000

/** Smaller ones are rounded to nothing. */
const SMALLEST = 0.5

/** Of a drawing whose width or height is less than half a pixel. */
export const TOO_SMALL = 'too small'

/**
 * The size of a drawing by the attributes of its root: width and height, one of them and the
 * viewBox, or the viewBox alone; undefined if it has none of these.
 */
export function drawingSize(
  attributes: ReadonlyMap<string, string>,
): DrawingSize | typeof TOO_SMALL | undefined {
  const [, , boxWidth = 0, boxHeight = 0] = numbersIn(attributes.get('viewbox'))
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : undefined
  const width = lengthOf(attributes.get('width'))
  const height = lengthOf(attributes.get('height'))
  if (width && height) return within(width, height)
  if (!ratio) return undefined
  if (width) return within(width, width / ratio)
  return height ? within(height * ratio, height) : within(boxWidth, boxHeight)
}

function within(width: number, height: number): DrawingSize | typeof TOO_SMALL {
  if (Math.min(width, height) < SMALLEST) return TOO_SMALL
  const scale = Math.min(1, LARGEST / Math.max(width, height))
  const whole = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: whole(width), height: whole(height) }
}

function lengthOf(written = ''): number | undefined {
  const plain = written.trim()
  const [, number, unit = ''] =
    plain.length > LONGEST ? [] : (/^\+?([\d.]+(?:e[+-]?\d+)?)\s*([a-z%]*)$/i.exec(plain) ?? [])
  const length = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN)
  return Number.isFinite(length) && length > 0 ? length : undefined
}

const numbersIn = (written = '') =>
  written
    .trim()
    .split(/[\s,]+/)
    .map(Number)
