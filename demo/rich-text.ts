/** Converts lines of text to a rich text with one paragraph. */
export function paragraph(text: string) {
  const lines = text.split('\n').map((line) => textNode(line))
  const children = lines.flatMap((line, i) => (i === 0 ? [line] : [lineBreak, line]))
  const body = { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children }
  return { root: { ...element, type: 'root', children: [body] } }
}

/** The properties that all nodes with children have. */
export const element = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 }

export const lineBreak = { type: 'linebreak', version: 1 }

/** Words; `format` has a bit for each format, 1 for bold and 2 for italic. */
export function textNode(text: string, format = 0) {
  return { type: 'text', text, detail: 0, format, mode: 'normal', style: '', version: 1 }
}
