/** Two letters stand for an angle of up to 90°, in steps of a quarter of a degree. */
const STEPS = 4
const BASE = 36

/** A horizon as text for the page, two letters for each angle. */
export function printHorizon(horizon: readonly number[]): string {
  return horizon
    .map((angle) => Math.round(Math.min(90, Math.max(0, angle)) * STEPS))
    .map((steps) => steps.toString(BASE).padStart(2, '0'))
    .join('')
}

/** The horizon of a text that `printHorizon` wrote, in degrees. */
export function readHorizon(text: string): number[] {
  return Array.from(text.match(/../g) ?? [], (letters) => Number.parseInt(letters, BASE) / STEPS)
}
