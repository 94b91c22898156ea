import { styleOf } from './style-of.ts'

/** Elements that Word marks as deleted, and those with which it represents comments. */
const CLASSES = /(?:^|\s)(?:msoDel|MsoCommentReference|msocom(?:anchor|off|hide|txt))(?:\s|$)/i
const ELEMENTS = /^comment(?:-list|-reference)?$/

/** Links from a word to its comment: of Word, and of pages made by Google Docs. */
const TO_COMMENT = /#(?:_msocom_|cmnt)\d+$/
/** The link back, at the beginning of a comment. */
const FROM_COMMENT = /#(?:_msoanchor_|cmnt_ref)\d+$/

/**
 * Words in a clipboard that are not part of the text: tracked deletions, comments, and their marks,
 * such as `[AB1]`. Commented words and insertions are part of it.
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

/** A comment of Google Docs is a box or paragraph that begins with the link back to its words. */
function isComment(element: Element): boolean {
  let first: Element | null = element
  while (first && first.localName !== 'a') first = first.firstElementChild
  return first !== null && leadsTo(first, FROM_COMMENT)
}

const leadsTo = (element: Element, place: RegExp) =>
  element.localName === 'a' && place.test(element.getAttribute('href') ?? '')
