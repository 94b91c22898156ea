/** Where a part of a text stands on the screen, and in which node. Spaces stand nowhere. */
export type Spot = {
  node: Text
  at: number
  text: string
  left: number
  top: number
  bottom: number
  width: number
}

/** Cuts a text into parts that are the text again. */
type Cut = (text: string) => readonly string[]

const SPACE = /^\s/
const NOWHERE = { left: 0, top: 0, bottom: 0, width: 0 }

/** The texts inside an element, in their order. */
export function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

/**
 * The parts of an element's texts as they stand in the layout at this moment. To ask is dear, so
 * spaces are not asked for, and characters only where a part stands on several lines.
 */
export function spotsOf(element: Element, cut: Cut): Spot[] {
  const range = document.createRange()
  const spots = (node: Text, at: number, parts: readonly string[]): Spot[] => {
    let next = at
    return parts.flatMap((text) => {
      const from = next
      next += text.length
      if (SPACE.test(text)) return { node, at: from, text, ...NOWHERE }
      range.setStart(node, from)
      range.setEnd(node, next)
      const boxes = range.getClientRects()
      if (boxes.length > 1 && text.length > 1) return spots(node, from, text.split(''))
      // The first letter after a soft hyphen has a part in the hyphen's box at the end of its line.
      const { left, top, bottom, width } = [...boxes].at(-1) ?? NOWHERE
      return { node, at: from, text, left, top, bottom, width }
    })
  }
  return textsOf(element).flatMap((node) => spots(node, 0, cut(node.data)))
}

/** Hands out spots from the first on, as many each time as make a text of the length asked for. */
export function takeFrom<Part extends Pick<Spot, 'text'>>(spots: readonly Part[]) {
  let next = 0
  return (length: number): Part[] => {
    const from = next
    for (let rest = length; rest > 0; next++) rest -= spots[next]?.text.length ?? rest
    return spots.slice(from, next)
  }
}
