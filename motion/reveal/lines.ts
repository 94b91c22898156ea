/** Where a character stands on the screen, and in which text. */
export type Spot = {
  node: Text
  at: number
  char: string
  left: number
  top: number
  bottom: number
  width: number
}

/** The characters of one line, by their numbers: from the first to before `to`. */
export type Line = { from: number; to: number }

const SPACE = /\s/
/** Shown only where it ends a line. */
export const HYPHEN = '\u00ad'
const NOWHERE = { left: 0, top: 0, bottom: 0, width: 0 }

/** The texts inside an element, in their order. */
export function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

/** Every character of an element as it stands in the layout at this moment. */
export function spotsOf(element: Element): Spot[] {
  const range = document.createRange()
  return textsOf(element).flatMap((node) =>
    Array.from({ length: node.length }, (_, at) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      // The first letter after a soft hyphen has a part in the hyphen's box at the end of its line.
      const { left, top, bottom, width } = [...range.getClientRects()].at(-1) ?? NOWHERE
      return { node, at, char: node.data.charAt(at), left, top, bottom, width }
    }),
  )
}

/**
 * The lines that a browser has made of a text. The space at a line's end belongs to none: it stands
 * between two. A line begins where a character's middle lies below the letters of the line so far.
 */
export function linesOf(spots: readonly Omit<Spot, 'node' | 'at'>[]): Line[] {
  const lines: Line[] = []
  let foot = Number.NEGATIVE_INFINITY
  for (const [index, { char, top, bottom, width }] of spots.entries()) {
    if (width === 0 || SPACE.test(char)) continue
    const line = lines.at(-1)
    if (line && (top + bottom) / 2 <= foot) {
      line.to = index + 1
    } else {
      lines.push({ from: index, to: index + 1 })
      foot = bottom
    }
  }
  return lines
}
