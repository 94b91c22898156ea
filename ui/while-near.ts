/** Videos play within a quarter of the viewport's height around it (spec §9). */
const PLAY = '25%'

/** Videos load up to three viewport heights below, and above only when about to play. */
export const LOAD = '25% 25% 300%'

/** A block of the page: it has a box also while the browser skips what is in it. */
export const BLOCK = '[data-block]'

/** Reports whether an element is near the viewport, initially and on every change. */
export function whileNear(
  element: Element,
  signal: AbortSignal,
  onChange: (isNear: boolean) => void,
  margin = PLAY,
): void {
  const watch = new IntersectionObserver(
    (entries) => onChange(entries.at(-1)?.isIntersecting === true),
    { rootMargin: margin },
  )
  watch.observe(element)
  signal.addEventListener('abort', () => watch.disconnect())
}

/** Calls `act` when the element first comes near the viewport. */
export function onceNear(
  element: Element,
  signal: AbortSignal,
  act: () => void,
  margin: string,
): void {
  const own = new AbortController()
  const onChange = (isNear: boolean) => {
    if (!isNear || own.signal.aborted) return
    own.abort()
    act()
  }
  whileNear(element, AbortSignal.any([signal, own.signal]), onChange, margin)
}
