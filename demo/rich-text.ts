/** Converts lines of text to a rich text with one paragraph. */
export function paragraph(text: string) {
  const lines = text.split('\n').map(textNode)
  const children = lines.flatMap((line, i) => (i === 0 ? [line] : [lineBreak, line]))
  const body = { ...block, type: 'paragraph', textFormat: 0, textStyle: '', children }
  return { root: { ...block, type: 'root', children: [body] } }
}

const block = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 }

const lineBreak = { type: 'linebreak', version: 1 }

function textNode(text: string) {
  return { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
}
