/** A tag, text or comment of an HTML string, with its parent element. */
export type Piece = {
  is: 'open' | 'close' | 'text'
  name: string
  raw: string
  /** For an opening tag the element itself. */
  element: Element | undefined
}

/** An element of an HTML string. */
export type Element = { name: string; parent: Element | undefined; text: string }

/**
 * A comment, which goes to the end if it is not closed; a tag; a text. Outside of quotes a tag has
 * no `<`, so the search for the end of an unclosed one stops at the next `<`.
 */
const PIECES =
  /<!--(?:(?!-->)[\s\S])*(?:-->)?|<(\/?)([a-zA-Z][^\s/<>]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>|[^<]+|</g

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** Splits HTML that React has rendered into tags and texts. */
export function piecesOf(html: string): Piece[] {
  let around: Element | undefined
  return [...html.matchAll(PIECES)].map(([raw, slash, tag]) => {
    const name = tag?.toLowerCase() ?? ''
    if (!name) {
      if (!raw.startsWith('<!--')) addText(around, raw)
      return { is: 'text', name, raw, element: around }
    }
    if (slash) {
      around = closed(around, name)
      return { is: 'close', name, raw, element: around }
    }
    const element: Element = { name, parent: around, text: '' }
    if (!raw.endsWith('/>') && !VOID.has(name)) around = element
    return { is: 'open', name, raw, element }
  })
}

/** The parent of a closing tag's element; an unmatched closing tag changes nothing. */
function closed(around: Element | undefined, name: string): Element | undefined {
  let element = around
  while (element && element.name !== name) element = element.parent
  return element ? element.parent : around
}

function addText(around: Element | undefined, raw: string) {
  for (let element = around; element; element = element.parent) element.text += raw
}
