import { escaped } from './html.ts'

export type Point = readonly [x: number, y: number]

/** An SVG with a text alternative, as wide as its box. */
export function drawing(viewBox: string, alt: string, content: string, className = ''): string {
  return `<svg class="${className}" viewBox="${viewBox}" role="img" aria-label="${escaped(alt)}">${content}</svg>`
}

/** A number with at most two decimals, for short paths. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function pointText([x, y]: Point): string {
  return `${short(x)} ${short(y)}`
}

/** Straight lines from point to point. */
export function line(points: readonly Point[]): string {
  return `M${points.map(pointText).join('L')}`
}

/** A smooth curve through all points (Catmull-Rom), as the data of a path. */
export function curve(points: readonly Point[], { closed = false, tension = 6 } = {}): string {
  const count = points.length
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)
    return points[index] ?? [0, 0]
  }
  const parts = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [[ax, ay], from, to, [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first: Point = [from[0] + (to[0] - ax) / tension, from[1] + (to[1] - ay) / tension]
    const second: Point = [to[0] - (dx - from[0]) / tension, to[1] - (dy - from[1]) / tension]
    return `C${[first, second, to].map(pointText).join(' ')}`
  })
  return `M${pointText(at(0))}${parts.join('')}${closed ? 'Z' : ''}`
}

/** Dots as strokes without length, which the PDF keeps small. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${short(x)} ${short(y)}h.1`).join('')
}

export function path(data: string, className: string): string {
  return `<path class="${className}" d="${data}"/>`
}

/** A text in an SVG; `anchor` as in SVG. */
export function label(
  [x, y]: Point,
  text: string,
  { className = 'label', anchor = 'start', turn = 0 } = {},
): string {
  const turned = turn ? ` transform="rotate(${turn} ${short(x)} ${short(y)})"` : ''
  return `<text class="${className}" x="${short(x)}" y="${short(y)}" text-anchor="${anchor}"${turned}>${escaped(text)}</text>`
}
