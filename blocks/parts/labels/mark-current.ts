/**
 * An item is reached once it begins above this line, a quarter down the screen: near enough to where
 * a label leads that a short item is not taken for the next one. What has scrolled far away above
 * counts as reached, too.
 */
const ABOVE_THE_LINE = '1000000px 0px -74% 0px'

/** Marks the label of the last item that is reached, else the first one, until the signal aborts. */
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
      // The first mark needs no fade: it would cost 25 frames before anybody has scrolled.
      if (isFirst) finishFades(labels.values())
      isFirst = false
    },
    { rootMargin: ABOVE_THE_LINE },
  )
  for (const item of labels.keys()) observer.observe(item)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** The labels of a block in their order, by the items they lead to. */
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

function finishFades(labels: Iterable<HTMLElement>) {
  for (const label of labels) for (const fade of label.getAnimations()) fade.finish()
}
