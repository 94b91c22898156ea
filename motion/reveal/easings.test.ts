import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SNAPPY, UNMASK } from '../eases.ts'

const styles = readFileSync(join(import.meta.dirname, 'reveal.css'), 'utf8')

/** The points of an easing with a delay, as shares of its movement. */
function pointsOf(name: string) {
  const easing = new RegExp(`--${name}: linear\\(([^;]+)\\);`).exec(styles)?.[1] ?? ''
  const points = easing.matchAll(/([\d.]+) calc\(var\(--at\) \+ ([\d.]+) \* var\(--for\)\)/g)
  return [...points].map(([, output, input]) => ({ input: Number(input), output: Number(output) }))
}

/** Samples of a `cubic-bezier()`. */
function curveOf(ease: string) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (ease.match(/[\d.]+/g) ?? []).map(Number)
  const at = (t: number, one: number, two: number) =>
    3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * two + t ** 3
  return Array.from({ length: 1001 }, (_, index) => index / 1000).map((t) => ({
    input: at(t, x1, x2),
    output: at(t, y1, y2),
  }))
}

test.each([
  ['later', UNMASK],
  ['late-rise', SNAPPY],
])('the points of --%s lie on the curve that they replace', (name, ease) => {
  const points = pointsOf(name)
  expect(points.length).toBeGreaterThan(3)
  const curve = curveOf(ease)
  for (const { input, output } of points) {
    const nearest = curve.find((sample) => sample.input >= input)
    expect(Math.abs((nearest?.output ?? 2) - output)).toBeLessThan(0.02)
  }
})
