/** What visitors do to have the page for themselves. */
const HANDS = ['keydown', 'pointerdown']

let mover = new AbortController()

/**
 * Only one may move the page. Who begins ends whoever moved it before, and is ended, through the
 * signal, by the next one, by the visitor's own keys and presses, by the way back through the
 * history, and by the events named here.
 */
export function takePage(...events: string[]): AbortController {
  mover.abort()
  const own = new AbortController()
  mover = own
  const options = { capture: true, passive: true, signal: own.signal }
  for (const type of [...HANDS, ...events]) addEventListener(type, () => own.abort(), options)
  onTraversal(() => own.abort(), own.signal)
  return own
}

/** `popstate` comes after a step forward to an anchor as well, which is what moves the page then. */
function onTraversal(act: () => void, signal: AbortSignal) {
  if (!('navigation' in globalThis)) return addEventListener('popstate', act, { signal })
  const look = ({ navigationType }: NavigateEvent) => navigationType === 'traverse' && act()
  navigation.addEventListener('navigate', look, { signal })
}
