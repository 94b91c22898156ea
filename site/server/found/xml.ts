/** Characters that XML 1.0 cannot contain, not even escaped. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text for elements and attributes of XML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(IMPOSSIBLE, '')
    .replaceAll(/[&<>"']/g, (character) => ESCAPED[character] ?? character)
}

/** An element with a text. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** The first line of a document. */
export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
