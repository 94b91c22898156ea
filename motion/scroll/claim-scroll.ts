/** Input that stops any scripted scrolling. */
const INPUT_EVENTS = ['keydown', 'pointerdown']

let current = new AbortController()

/**
 * Claims the scroll position for one scripted scroll. The returned controller is aborted by the
 * next claim, by keys and presses, by history traversal, and by the events in this list.
 */
export function claimScroll(...events: string[]): AbortController {
  current.abort()
  const own = new AbortController()
  current = own
  const options = { capture: true, passive: true, signal: own.signal }
  for (const type of [...INPUT_EVENTS, ...events])
    addEventListener(type, () => own.abort(), options)
  onTraversal(() => own.abort(), own.signal)
  return own
}

/** `popstate` also fires after a link to an anchor, which is itself a reason to scroll. */
function onTraversal(act: () => void, signal: AbortSignal) {
  if (!('navigation' in globalThis)) return addEventListener('popstate', act, { signal })
  const onNavigate = ({ navigationType }: NavigateEvent) => navigationType === 'traverse' && act()
  navigation.addEventListener('navigate', onNavigate, { signal })
}
