/**
 * Keeps the page in view where it is while Back or Forward is prepared; ends with the function that it
 * returns. Firefox 153 scrolls to the position of the next page as soon as the address has changed,
 * although the navigation says `manual`: in the frame after `popstate`, so that is where it is undone.
 */
export function holdScroll({ navigationType, signal }: NavigateEvent): () => void {
  if (navigationType !== 'traverse') return () => {}
  const [left, top] = [scrollX, scrollY]
  const end = new AbortController()
  const once = { once: true, signal: end.signal }
  const hold = () => {
    addEventListener('scroll', () => scrollTo({ left, top, behavior: 'instant' }), once)
    // Later the visitor is the one who scrolls.
    requestAnimationFrame(() => requestAnimationFrame(() => end.abort()))
  }
  addEventListener('popstate', hold, once)
  signal.addEventListener('abort', () => end.abort())
  return () => end.abort()
}
