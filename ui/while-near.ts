/** Films play while they are within a quarter of a view of it (spec §9). */
const PLAY = '25%'

/** They load within three views below it, and above it only once they are about to play. */
export const LOAD = '25% 25% 300%'

/** Tells whether an element is near the view, at first and whenever that changes. */
export function whileNear(
  element: Element,
  signal: AbortSignal,
  tell: (isNear: boolean) => void,
  margin = PLAY,
): void {
  const watch = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting === true),
    { rootMargin: margin },
  )
  watch.observe(element)
  signal.addEventListener('abort', () => watch.disconnect())
}
