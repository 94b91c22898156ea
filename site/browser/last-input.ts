/** What a visitor does. Moving the mouse is left out: a hand on it may be no more than that. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll', 'input']

/** Returns a function that tells for how long the visitor has done nothing, in milliseconds. */
export function followInput(): () => number {
  let lastAt = Date.now()
  const note = () => {
    lastAt = Date.now()
  }
  for (const type of INPUTS) addEventListener(type, note, { passive: true })
  return () => Date.now() - lastAt
}
