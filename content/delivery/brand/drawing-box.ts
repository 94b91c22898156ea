import type { Box } from './drawing.ts'

/** The box of an `svg` element: its viewBox, else its position and size; 0 wide if it has none. */
export function boxOf(values: ReadonlyMap<string, string>): Box {
  const numbers = (values.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = 0, y = 0, width = 0, height = 0] = numbers
  if (numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0)
    return { x, y, width, height }
  return {
    x: lengthOf(values.get('x')),
    y: lengthOf(values.get('y')),
    width: lengthOf(values.get('width')),
    height: lengthOf(values.get('height')),
  }
}

/** A length in pixels; other units and missing values count as 0. */
function lengthOf(value = '') {
  return Number(/^(-?[\d.]+)(?:px)?$/.exec(value.trim())?.[1] ?? 0) || 0
}
