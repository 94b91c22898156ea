/** The blocks of a page's HTML that React would hydrate, with their kinds. */
export function islandsIn(html: string): { id: string; type: string }[] {
  const wrappers = html.matchAll(/<div id="b-(?<id>[^"]+)" data-block="(?<type>\w+)" data-live=""/g)
  return [...wrappers].map(({ groups: { id = '', type = '' } = {} }) => ({ id, type }))
}

/**
 * Replaces the contents of a block. It is not hydrated then: what its island knows is the page
 * before. The HTML has to be of our own renderer, which closes every element. Undefined when the
 * block is not there.
 */
export function replaceBlock(html: string, id: string, contents: string): string | undefined {
  const start = html.indexOf(`<div id="b-${id}" data-block="`)
  const inside = html.indexOf('>', start) + 1
  const end = start < 0 ? -1 : endOfDiv(html, inside)
  if (end < 0) return undefined
  const tag = html.slice(start, inside).replace(' data-live=""', '')
  return html.slice(0, start) + tag + contents + html.slice(end)
}

/** Where the element ends whose contents start at `from`; -1 if it is not closed. */
function endOfDiv(html: string, from: number): number {
  const tags = /<(?<close>\/?)div[\s>]/g
  tags.lastIndex = from
  let depth = 1
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag.groups?.close ? -1 : 1
    if (depth === 0) return tag.index
  }
  return -1
}
