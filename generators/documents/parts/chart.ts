import { label, type Point } from './svg.ts'

export const MONTHS = [
  ...(['January', 'February', 'March', 'April', 'May', 'June', 'July'] as const),
  ...(['August', 'September', 'October', 'November', 'December'] as const),
]

/** A function from values to places in an SVG. */
export function scale([from, to]: [number, number], [start, end]: [number, number]) {
  return (value: number) => start + ((value - from) / (to - from)) * (end - start)
}

/** Horizontal hairlines with their value at the left. */
export function grid(
  values: number[],
  y: (value: number) => number,
  [left, right]: [number, number],
  unit = '',
) {
  const lines = values.map((value) => {
    const text = label([left - 2, y(value) + 0.9], `${value}${unit}`, {
      className: 'axis',
      anchor: 'end',
    })
    return `<path class="grid" d="M${left} ${y(value)}H${right}"/>${text}`
  })
  return lines.join('')
}

/** The first letters of the months below a chart. */
export function monthAxis(x: (month: number) => number, y: number): string {
  const letters = MONTHS.map((name, i): [Point, string] => [[x(i), y], name.slice(0, 1)])
  return letters
    .map(([at, text]) => label(at, text, { className: 'axis', anchor: 'middle' }))
    .join('')
}
