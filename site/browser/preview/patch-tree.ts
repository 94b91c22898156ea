/** The attributes that hold content; behaviours change others, such as `hidden`. */
const SHOWN = [
  ...['href', 'src', 'srcset', 'sizes', 'alt', 'aria-label', 'data-edit'],
  ...['viewBox', 'width', 'height', 'data-open', 'data-closed', 'data-title'],
]

/**
 * Gives an element the texts, links and pictures of another rendering of it; unchanged elements
 * stay, with what behaviours have done to them.
 */
export function patchTree(live: Element, next: Element): void {
  for (const name of SHOWN) patchAttribute(live, next, name)
  if (live instanceof HTMLTemplateElement && next instanceof HTMLTemplateElement) {
    live.innerHTML = next.innerHTML
    return
  }
  // The content of `noscript` is a text where scripts run, and elements where they do not.
  if (live.localName === 'noscript') return
  const [own, others] = [[...live.childNodes], [...next.childNodes]]
  if (hasSameShape(own, others))
    for (const [index, other] of others.entries()) patchNode(own[index], other)
  else live.replaceChildren(...others)
}

function patchNode(own: Node | undefined, next: Node) {
  if (own instanceof Element && next instanceof Element) patchTree(own, next)
  else if (own instanceof Text && next instanceof Text && own.data !== next.data)
    own.data = next.data
}

function patchAttribute(live: Element, next: Element, name: string) {
  const value = next.getAttribute(name)
  if (value === live.getAttribute(name)) return
  if (value === null) live.removeAttribute(name)
  else live.setAttribute(name, value)
}

function hasSameShape(own: readonly Node[], others: readonly Node[]) {
  return (
    own.length === others.length &&
    others.every(({ nodeName }, index) => own[index]?.nodeName === nodeName)
  )
}
