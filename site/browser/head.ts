/** What the content decides in the head; the rest belongs to the document and its build. */
const OF_PAGE =
  'title, meta:not([charset], [name="viewport"]), link:not([rel="stylesheet"], [rel="preload"], [rel="modulepreload"])'

/** Brings the head up to date with that of another page. What both have stays untouched. */
export function updateHead(html: string): void {
  const template = document.createElement('template')
  template.innerHTML = html
  const next = new Map([...template.content.children].map((tag) => [tag.outerHTML, tag]))
  for (const tag of document.head.querySelectorAll(OF_PAGE))
    if (!next.delete(tag.outerHTML)) tag.remove()
  document.head.append(...next.values())
}
