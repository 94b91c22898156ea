/** Films play while they are within a quarter of a view, and load within three (spec §9). */
const PLAY = '25%'
export const LOAD = '300%'

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
