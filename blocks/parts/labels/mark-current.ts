/**
 * An item counts as reached when its top is above this line, a quarter down the viewport. That is
 * close to where a label scrolls it, so a short item is not skipped. Items far above the viewport
 * count as reached, too.
 */
const ABOVE_THE_LINE = '1000000px 0px -74% 0px'

/** Marks the label of the last item reached, or else the first label, until the signal aborts. */
export function markCurrent(root: HTMLElement, signal: AbortSignal): void {
  const labels = labelsByItem(root)
  const reached = new Set<Element>()
  let isFirst = true
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) reached.add(target)
        else reached.delete(target)
      }
      mark(labels, reached)
      // The first mark does not fade in: that would cost 25 frames at load.
      if (isFirst) finishFades(labels.values())
      isFirst = false
    },
    { rootMargin: ABOVE_THE_LINE },
  )
  for (const item of labels.keys()) observer.observe(item)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** The labels in document order, by the items they link to. */
function labelsByItem(root: HTMLElement): Map<Element, HTMLAnchorElement> {
  const links = root.querySelectorAll<HTMLAnchorElement>('[data-labels] a')
  const pairs = Array.from(links, (link) => {
    const item = root.querySelector(`[id="${link.hash.slice(1)}"]`)
    return [item, link] as const
  })
  return new Map(pairs.filter((pair): pair is [Element, HTMLAnchorElement] => pair[0] !== null))
}

function mark(labels: Map<Element, HTMLAnchorElement>, reached: Set<Element>) {
  const items = [...labels.keys()]
  const current = items.findLast((item) => reached.has(item)) ?? items[0]
  for (const [item, label] of labels) {
    if (item === current) label.setAttribute('aria-current', 'true')
    else label.removeAttribute('aria-current')
  }
}

/** Skips labels in blocks that the browser does not render: reading their animations would force a layout. */
function finishFades(labels: Iterable<HTMLElement>) {
  for (const label of labels)
    if (label.checkVisibility({ contentVisibilityAuto: true }))
      for (const fade of label.getAnimations()) fade.finish()
}
