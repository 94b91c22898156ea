/** Tells whether an element is in view in a visible tab; calls `onSeen` when it comes back. */
export function whileSeen(element: Element, onSeen: () => void, signal: AbortSignal) {
  let isInView = true
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true
    if (isInView) onSeen()
  })
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
  document.addEventListener('visibilitychange', onSeen, { signal })
  return () => isInView && !document.hidden
}
