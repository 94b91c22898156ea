import { styleOf } from './style-of.ts'

/** What Word marks as deleted, and what it writes about comments beside the words themselves. */
const CLASSES = /(?:^|\s)(?:msoDel|MsoCommentReference|msocom(?:anchor|off|hide|txt))(?:\s|$)/i
const ELEMENTS = /^comment(?:-list|-reference)?$/

/** Addresses from a word to its comment: of Word, and of pages made by Google Docs. */
const TO_COMMENT = /#(?:_msocom_|cmnt)\d+$/
/** The way back, at the beginning of a comment. */
const FROM_COMMENT = /#(?:_msoanchor_|cmnt_ref)\d+$/

/**
 * Words that are not part of a text although a clipboard carries them: those that an author has
 * deleted while changes are tracked, comments, and their marks, such as `[AB1]`. Words that are
 * commented on, and insertions, are part of it.
 */
export function isReviewMark(element: Element): boolean {
  return (
    element.localName === 'del' ||
    CLASSES.test(element.getAttribute('class') ?? '') ||
    ELEMENTS.test(styleOf(element, 'mso-element') ?? '') ||
    styleOf(element, 'mso-special-character') === 'comment' ||
    leadsTo(element, TO_COMMENT) ||
    isComment(element)
  )
}

/** A comment of Google Docs is a box or paragraph that begins with the way back to its words. */
function isComment(element: Element): boolean {
  let first: Element | null = element
  while (first && first.localName !== 'a') first = first.firstElementChild
  return first !== null && leadsTo(first, FROM_COMMENT)
}

const leadsTo = (element: Element, place: RegExp) =>
  element.localName === 'a' && place.test(element.getAttribute('href') ?? '')
