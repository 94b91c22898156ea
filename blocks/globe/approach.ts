/** The time in which two thirds of a change happen. */
const EASE_MS = 110
const NEAR = 0.004

/** The value on its way to a target after some ms; it reaches the target. */
export function approach(value: number, target: number, ms: number): number {
  const next = target + (value - target) * Math.exp(-ms / EASE_MS)
  return Math.abs(target - next) < NEAR ? target : next
}
