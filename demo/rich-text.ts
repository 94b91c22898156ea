/** The properties that all nodes with children have. */
export const element = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 }

export const lineBreak = { type: 'linebreak', version: 1 }

/** Words; `format` has a bit for each format, 1 for bold and 2 for italic. */
export function textNode(text: string, format = 0) {
  return { type: 'text', text, detail: 0, format, mode: 'normal', style: '', version: 1 }
}
