/** The blocks that an editor gave an hour of their own. */
const OWN_HOUR = 'main > [data-block][style*="--hour"]'
const HOUR = '--hour'

/**
 * Moves the sun of the dial to the hour of the block in the middle of the screen, and back to that of
 * the page. Returns a function that begins again with the blocks of a new page. The browser observes
 * the blocks: nothing runs while the page scrolls between them.
 */
export function followBlocks(dial: HTMLElement, page = document.body): () => void {
  let watch: IntersectionObserver | undefined
  let at: Element | undefined
  const show = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) at = target
      else if (at === target) at = undefined
    }
    const { style } = at instanceof HTMLElement ? at : page
    dial.style.setProperty(HOUR, style.getPropertyValue(HOUR))
  }
  return () => {
    watch?.disconnect()
    at = undefined
    dial.style.removeProperty(HOUR)
    const blocks = document.querySelectorAll(OWN_HOUR)
    if (blocks.length === 0) return
    watch = new IntersectionObserver(show, { rootMargin: '-50% 0px' })
    for (const block of blocks) watch.observe(block)
  }
}
