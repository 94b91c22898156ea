import { measureFragments, sliceByLength, type TextFragment, textNodesOf } from './fragments.ts'
import { HYPHEN, linesOf } from './lines.ts'
import { charactersOf, directionOf, type Split, supportedSplit, wordsOf } from './words.ts'

/**
 * A separately animated part of a text, and the fragments it is made of, as measured before the
 * split.
 */
export type Piece = { element: HTMLElement; fragments: readonly TextFragment[] }

/** Everything that has to be read from the layout before a text is split. */
type MeasuredText = {
  element: HTMLElement
  split: Split
  cut: typeof wordsOf
  fragments: readonly TextFragment[]
  direction: string
}

/** Measures a text, as finely as it will be split. */
export function measureText(element: HTMLElement, requested: Split): MeasuredText {
  const split = supportedSplit(element.textContent, requested)
  const direction = isPlaintext(element) ? directionOf(element.textContent) : ''
  const cut = split === 'characters' ? charactersOf : wordsOf
  return { element, split, cut, fragments: measureFragments(element, cut), direction }
}

/**
 * Splits an element's text into lines, and these into words or characters. Characters, their order,
 * surrounding elements and spaces stay, so the text can still be read aloud, copied and searched as
 * one phrase.
 */
export function splitText({ element, fragments, direction, ...by }: MeasuredText): Piece[] {
  const whole = document.createDocumentFragment()
  const copyUpTo = copier(element)
  const pieces = linesOf(fragments).flatMap((line) => {
    const own = fragments.slice(line.from, line.to)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const row = document.createElement('span')
    row.dataset.line = last.text === HYPHEN ? 'broken' : ''
    row.style.direction = direction
    whole.append(copyUpTo(first.node, first.at), row)
    row.append(copyUpTo(last.node, last.at + last.text.length))
    return divide(row, own, by)
  })
  whole.append(copyUpTo(element, element.childNodes.length))
  element.replaceChildren(whole)
  return pieces
}

function isPlaintext(element: Element) {
  return getComputedStyle(element).unicodeBidi === 'plaintext'
}

/**
 * Returns a function that copies the element's content up to a position, continuing where the last
 * copy ended, with the elements around it.
 */
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

/**
 * Wraps copied content in the elements between it and `element`; a range copies only elements that
 * it crosses.
 */
function within(element: Element, node: Node | null, content: Node): Node {
  if (!node || node === element) return content
  if (!(node instanceof Element)) return within(element, node.parentNode, content)
  const around = node.cloneNode(false)
  around.appendChild(content)
  return within(element, node.parentNode, around)
}

function divide(
  row: HTMLElement,
  fragments: readonly TextFragment[],
  { split, cut }: Pick<MeasuredText, 'split' | 'cut'>,
): Piece[] {
  if (split === 'lines') {
    const element = pieceOf(...row.childNodes)
    row.append(element)
    return [{ element, fragments }]
  }
  const slice = sliceByLength(fragments)
  return textNodesOf(row).flatMap((node) => {
    const parts = cut(node.data).map((part) => {
      const own = slice(part.length)
      return part.trim() ? { element: pieceOf(part), fragments: own } : part
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
