import { HYPHEN, linesOf } from './lines.ts'
import { type Spot, spotsOf, takeFrom, textsOf } from './spots.ts'
import { directionOf, fineness, piecesOf, type Split } from './words.ts'

/** A part of a text that moves on its own, and where its own parts stood before. */
export type Piece = { element: HTMLElement; spots: readonly Spot[] }

/** A text as it stands: what has to be read of it before it is split. */
export type Measured = {
  element: HTMLElement
  split: Split
  spots: readonly Spot[]
  direction: string
}

/** Reads a text as it stands, as finely as it is to be split. */
export function measureText(element: HTMLElement, wanted: Split): Measured {
  const split = fineness(element.textContent, wanted)
  const direction = isPlaintext(element) ? directionOf(element.textContent) : ''
  const cut = (text: string) => (split === 'chars' ? text.split('') : piecesOf(text, 'words'))
  return { element, split, spots: spotsOf(element, cut), direction }
}

/**
 * Splits the text of an element into its lines, and these as finely as they have been measured. The
 * characters, their order and what is around them stay, and so do the spaces between:
 * it remains one phrase for those who hear, copy or search it.
 */
export function splitText({ element, split, spots, direction }: Measured): Piece[] {
  const whole = document.createDocumentFragment()
  const copyUpTo = copier(element)
  const pieces = linesOf(spots).flatMap((line) => {
    const own = spots.slice(line.from, line.to)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const row = document.createElement('span')
    row.dataset.line = last.text === HYPHEN ? 'broken' : ''
    row.style.direction = direction
    whole.append(copyUpTo(first.node, first.at), row)
    row.append(copyUpTo(last.node, last.at + last.text.length))
    return divide(row, own, split)
  })
  whole.append(copyUpTo(element, element.childNodes.length))
  element.replaceChildren(whole)
  return pieces
}

function isPlaintext(element: Element) {
  return getComputedStyle(element).unicodeBidi === 'plaintext'
}

/** Copies an element's content bit by bit, each up to a place and with the elements around it. */
function copier(element: Element) {
  const range = document.createRange()
  range.setStart(element, 0)
  return (node: Node, at: number) => {
    range.setEnd(node, at)
    const copy = within(element, range.commonAncestorContainer, range.cloneContents())
    range.setStart(node, at)
    return copy
  }
}

/** A range copies the elements it crosses, not those it lies within. */
function within(element: Element, node: Node | null, content: Node): Node {
  if (!node || node === element) return content
  if (!(node instanceof Element)) return within(element, node.parentNode, content)
  const around = node.cloneNode(false)
  around.appendChild(content)
  return within(element, node.parentNode, around)
}

function divide(row: HTMLElement, spots: readonly Spot[], split: Split): Piece[] {
  if (split === 'lines') {
    const element = pieceOf(...row.childNodes)
    row.append(element)
    return [{ element, spots }]
  }
  const take = takeFrom(spots)
  return textsOf(row).flatMap((node) => {
    const parts = piecesOf(node.data, split).map((part) => {
      const own = take(part.length)
      return part.trim() ? { element: pieceOf(part), spots: own } : part
    })
    node.replaceWith(...parts.map((part) => (typeof part === 'string' ? part : part.element)))
    return parts.filter((part) => typeof part !== 'string')
  })
}

function pieceOf(...content: (Node | string)[]) {
  const element = document.createElement('span')
  element.dataset.piece = ''
  element.append(...content)
  return element
}
