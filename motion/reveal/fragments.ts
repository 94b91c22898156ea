/**
 * A part of a text node with its box in the viewport, in px. `at` is its offset in the node; spaces
 * have an empty box.
 */
export type TextFragment = {
  node: Text
  at: number
  text: string
  left: number
  top: number
  bottom: number
  width: number
}

/** Cuts a text into parts whose concatenation is the text. */
type Cut = (text: string) => readonly string[]

const SPACE = /^\s/
const NO_BOX = { left: 0, top: 0, bottom: 0, width: 0 }

/** All text nodes in an element, in document order. */
export function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

/**
 * Measures the parts of an element's text. Measuring is expensive, so spaces are skipped, and a
 * part is measured by character only where it spans several lines.
 */
export function measureFragments(element: Element, cut: Cut): TextFragment[] {
  const range = document.createRange()
  const fragments = (node: Text, at: number, parts: readonly string[]): TextFragment[] => {
    let next = at
    return parts.flatMap((text) => {
      const from = next
      next += text.length
      if (SPACE.test(text)) return { node, at: from, text, ...NO_BOX }
      range.setStart(node, from)
      range.setEnd(node, next)
      const boxes = range.getClientRects()
      if (boxes.length > 1 && text.length > 1) return fragments(node, from, text.split(''))
      // The first letter after a soft hyphen also has a box at the hyphen, at the end of the
      // previous line.
      const { left, top, bottom, width } = [...boxes].at(-1) ?? NO_BOX
      return { node, at: from, text, left, top, bottom, width }
    })
  }
  return textNodesOf(element).flatMap((node) => fragments(node, 0, cut(node.data)))
}

/** Returns a function that takes the next fragments whose texts add up to the given length. */
export function sliceByLength<Part extends Pick<TextFragment, 'text'>>(fragments: readonly Part[]) {
  let next = 0
  return (length: number): Part[] => {
    const from = next
    for (let rest = length; rest > 0; next++) rest -= fragments[next]?.text.length ?? rest
    return fragments.slice(from, next)
  }
}
