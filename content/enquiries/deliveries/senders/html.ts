import { escapeHtml } from '@belvedere/kit/escape-html.ts'

/** Lines of a table, and texts below it, as the HTML of a mail. Links stay text. */
export function htmlOf(rows: readonly (readonly [string, string])[], text: string): string {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  )
  const body = `<div dir="auto" style="white-space:pre-wrap">${escapeHtml(text)}</div>`
  return `<!doctype html><html><body><table cellpadding="4">${lines.join('')}</table><hr>${body}</body></html>`
}
