type Node = Record<string, unknown>

/** A Lexical document of paragraphs with these nodes. */
export function lexical(...paragraphs: Node[][]) {
  const element = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 }
  const children = paragraphs.map((nodes) => ({ ...element, type: 'paragraph', children: nodes }))
  return { root: { ...element, type: 'root', children } }
}

export function words(text: string, format = 0): Node {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

/** A link to a URL, or to a page by its id. */
export function linkTo(target: string | number, text: string): Node {
  const fields =
    typeof target === 'string'
      ? { linkType: 'custom', url: target, newTab: true }
      : { linkType: 'internal', doc: { relationTo: 'pages', value: target }, newTab: false }
  return { type: 'link', version: 3, fields, children: [words(text)] }
}
