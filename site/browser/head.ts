/** Head elements that depend on the page; the others belong to the document and its build. */
const PAGE_ELEMENTS =
  'title, meta:not([charset], [name="viewport"]), link:not([rel="stylesheet"], [rel="preload"], [rel="modulepreload"])'

/**
 * Replaces the head elements of the page. Elements that both pages share stay in place. Structured
 * data goes with the page that it describes; only documents have it.
 */
export function updateHead(html: string): void {
  const template = document.createElement('template')
  template.innerHTML = html
  const next = new Map(
    [...template.content.children].map((element) => [element.outerHTML, element]),
  )
  for (const element of document.head.querySelectorAll(PAGE_ELEMENTS))
    if (!next.delete(element.outerHTML)) element.remove()
  document.head.append(...next.values())
  document.querySelector('script[type="application/ld+json"]')?.remove()
}
