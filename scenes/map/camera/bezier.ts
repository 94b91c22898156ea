/** An ease: the progress of a movement for a share of its time. */
type Ease = (time: number) => number

/** The ease of a CSS `cubic-bezier()`, for movements outside of CSS. Throws for any other text. */
export function bezier(css: string): Ease {
  const numbers = /^cubic-bezier\(([^)]+)\)$/.exec(css)?.[1]?.split(',').map(Number) ?? []
  const [x1, y1, x2, y2] = numbers
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) {
    throw new TypeError(`${css} is not a cubic Bézier`)
  }
  const x = curve(x1, x2)
  const y = curve(y1, y2)
  return (time) => {
    if (time <= 0) return 0
    if (time >= 1) return 1
    // Time is monotonic along the curve, so bisection finds it: 24 steps are exact to a
    // ten-millionth.
    let [from, to] = [0, 1]
    for (let i = 0; i < 24; i++) {
      const middle = (from + to) / 2
      if (x(middle) < time) from = middle
      else to = middle
    }
    return y((from + to) / 2)
  }
}

/** One axis of the curve from 0 to 1 with two control points. */
function curve(first: number, second: number) {
  return (t: number) => 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3
}
