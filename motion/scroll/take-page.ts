/** What visitors do to have the page for themselves, and the way back through the history. */
const HANDS = ['keydown', 'pointerdown', 'popstate']

let mover = new AbortController()

/**
 * Only one may move the page. Who begins ends whoever moved it before, and is ended, through the
 * signal, by the next one, by the visitor's own keys and presses, and by the events named here.
 */
export function takePage(...events: string[]): AbortController {
  mover.abort()
  const own = new AbortController()
  mover = own
  const options = { capture: true, passive: true, signal: own.signal }
  for (const type of [...HANDS, ...events]) addEventListener(type, () => own.abort(), options)
  return own
}
