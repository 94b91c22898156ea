import { unescapeHtml } from '@belvedere/kit/escape-html.ts'
import { escapeAttribute } from '../../render/document-html.ts'
import { isWord } from './mark-words.ts'
import type { Mark, Marks } from './marks.ts'
import { type Element, type Piece, piecesOf } from './parse-html.ts'
import { commonReference, type Reference, referenceText } from './reference.ts'

/**
 * Elements that visitors press as a whole, such as links and buttons: they get the field of their
 * contents.
 */
const PRESSED = new Set(['a', 'button', 'summary', 'label', 'li', 'article', 'figure'])

type References = Map<Element, Reference>

/**
 * Adds `data-edit` to the elements of `html` whose text, picture or address has a marker in
 * `marked`, the same HTML rendered from marked data. Returns the HTML unchanged if the two differ
 * in more than markers: then a marker has changed the rendering.
 */
export function annotate(html: string, marked: string, marks: Marks): string {
  const plain = piecesOf(html)
  const other = piecesOf(marked)
  if (!isSameStructure(plain, other)) return html
  const references: References = new Map()
  for (const [index, { is, element }] of plain.entries()) {
    const [mark] = element ? marks.in(other[index]?.raw ?? '') : []
    if (!element || !mark) continue
    // A text takes precedence over the attributes of the element around it.
    if (is === 'text') references.set(highestWithText(element, mark), mark)
    else if (!references.has(element)) references.set(element, mark)
  }
  for (const { is, element } of [...plain].reverse())
    if (is === 'open' && element && !references.has(element))
      liftToPressed(element, plain, references)
  return plain.map((piece) => withReference(piece, references)).join('')
}

function isSameStructure(one: readonly Piece[], other: readonly Piece[]) {
  const isSame = (piece: Piece, index: number) =>
    piece.is === other[index]?.is && piece.name === other[index].name
  return one.length === other.length && one.every(isSame)
}

/**
 * The outermost element with exactly this text, since its words may be elements of their own; never
 * the root, which also contains the white space around the text.
 */
function highestWithText(element: Element, { text }: Mark): Element {
  const wanted = [squeezed(text ?? ''), squeezed(unescapeHtml(squeezed(text ?? '')))]
  let highest = element
  for (let up = element.parent; up?.parent && shows(up, wanted); up = up.parent) highest = up
  return highest
}

/** Whether an element shows one of these texts, as plain text or as HTML. */
function shows({ text }: Element, wanted: string[]) {
  return wanted.includes(squeezed(unescapeHtml(text)))
}

function squeezed(text: string) {
  return text.replaceAll(/<[^>]*>|\s/g, '')
}

/**
 * A card or link leads to its only field, or to the row or record that its fields belong to. The
 * words of the site in it, such as “See the house”, and a few of another record do not change that.
 */
function liftToPressed(element: Element, pieces: readonly Piece[], references: References) {
  if (!PRESSED.has(element.name)) return
  const inside = pieces.flatMap(({ is, element: own }) => {
    const reference = is === 'open' && own && isInside(own, element) && references.get(own)
    return reference ? [reference] : []
  })
  const named = inside.filter((reference) => !isWord(reference))
  const [first, ...others] = ofMostNamed(named.length > 0 ? named : inside)
  const common = others.reduce<Reference | undefined>(
    (one, other) => one && commonReference(one, other),
    first,
  )
  if (common) references.set(element, common)
}

/** The references to the record that most of them belong to; in a tie, to the first one. */
function ofMostNamed(references: readonly Reference[]): readonly Reference[] {
  const byRecord = Map.groupBy(references, ({ record }) => record)
  return [...byRecord.values()].reduce(
    (one, other) => (other.length > one.length ? other : one),
    [],
  )
}

function isInside(element: Element, outer: Element) {
  for (let up = element.parent; up; up = up.parent) if (up === outer) return true
  return false
}

function withReference({ is, raw, element }: Piece, references: References) {
  const reference = is === 'open' && element ? references.get(element) : undefined
  if (!reference) return raw
  // The ids of rows in it come from clients.
  const text = escapeAttribute(referenceText(reference))
  return raw.replace(/^<[^\s/>]+/, (tag) => `${tag} data-edit="${text}"`)
}
