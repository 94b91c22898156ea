const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}

/** A text as an editor types it: `*word*` is italic, a line break stays one. */
export function inline(text: string): string {
  return escaped(text)
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replaceAll('\n', '<br>')
}

/** Paragraphs, one for each line. */
export function paragraphs(text: string, className = 'text'): string {
  const lines = text.split('\n').map((line) => `<p>${inline(line)}</p>`)
  return `<div class="${className}">${lines.join('')}</div>`
}

/** Small capitals above a title. */
export function eyebrow(text: string): string {
  return `<p class="eyebrow">${inline(text)}</p>`
}

/** A section with a title; the rest is HTML. */
export function section(title: string, content: string, className = ''): string {
  return `<section class="section ${className}"><h2>${inline(title)}</h2>${content}</section>`
}

/** Facts under hairlines: what, and how much. */
export function facts(rows: readonly { what: string; is: string }[]): string {
  const items = rows.map(
    ({ what, is }) => `<div><dt>${inline(what)}</dt><dd>${inline(is)}</dd></div>`,
  )
  return `<dl class="facts">${items.join('')}</dl>`
}

/** An SVG or table with a caption. */
export function figure(content: string, caption: string, className = ''): string {
  return `<figure class="${className}">${content}<figcaption>${inline(caption)}</figcaption></figure>`
}
