/** Events that count as activity. Mouse movement does not: it happens by accident. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll', 'input']

/** Returns a function for the time since the last activity, in milliseconds. */
export function followInput(): () => number {
  let lastAt = Date.now()
  const note = () => {
    lastAt = Date.now()
  }
  for (const type of INPUTS) addEventListener(type, note, { passive: true })
  return () => Date.now() - lastAt
}
