const FIELDS = 'main form :is(input, select, textarea, button, label)'

/**
 * Takes the banner away while a field of a form would lie below it: `data-aside`. It is back as soon
 * as the visitor has scrolled on.
 */
export function standAside(card: HTMLElement, isOverPage: () => boolean, signal: AbortSignal) {
  let watching: IntersectionObserver | undefined
  const covered = new Set<Element>()

  const note = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) covered.add(target)
      else covered.delete(target)
    }
    card.toggleAttribute('data-aside', covered.size > 0)
  }
  const watch = () => {
    // Hidden behind the open menu it has no place.
    if (card.offsetHeight === 0) return
    watching?.disconnect()
    covered.clear()
    if (!isOverPage()) return card.removeAttribute('data-aside')
    watching = new IntersectionObserver(note, { rootMargin: marginsAround(card) })
    for (const field of document.querySelectorAll(FIELDS)) watching.observe(field)
    if (!document.querySelector(FIELDS)) card.removeAttribute('data-aside')
  }

  const sizes = new ResizeObserver(watch)
  sizes.observe(card)
  sizes.observe(document.documentElement)
  const fields = new MutationObserver((changes) => {
    if (changes.some(hasField)) watch()
  })
  fields.observe(document.body, { childList: true, subtree: true })
  addEventListener('resize', watch, { signal })
  // It moves into place.
  card.addEventListener('transitionend', watch, { signal })
  signal.addEventListener('abort', () => {
    for (const observer of [watching, sizes, fields]) observer?.disconnect()
    card.removeAttribute('data-aside')
  })
}

/** The margins that leave of the window what the banner covers. */
function marginsAround(card: HTMLElement) {
  const { top, right, bottom, left } = card.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  return [top, clientWidth - right, clientHeight - bottom, left]
    .map((space) => `${-Math.max(0, Math.floor(space))}px`)
    .join(' ')
}

/** Whether a form, or a part of one, has come or gone. */
function hasField({ addedNodes, removedNodes }: MutationRecord) {
  return [...addedNodes, ...removedNodes].some(
    (node) =>
      node instanceof Element && (node.closest('form') || node.querySelector('form') !== null),
  )
}
