import { CONSENT } from '@belvedere/kit/enquiry/asked-form.ts'
import type { ControlName, FieldProblem } from '@belvedere/kit/enquiry/check-control.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'

/** The words for the errors of fields. */
export type ErrorWords = Pick<
  SiteWords['form'],
  | 'nameMissing'
  | 'emailMissing'
  | 'emailInvalid'
  | 'phoneMissing'
  | 'phoneInvalid'
  | 'messageMissing'
  | 'tooLong'
  | 'answerMissing'
  | 'dateInvalid'
  | 'consentMissing'
>

/** A validation error: the field, the id of its control, and the message. */
export type FieldError = { field: ControlName; id: string; message: string }

/** The id of a field's control; `group` distinguishes the forms of a page. */
export function controlId(group: string, field: string): string {
  return `${group}-${field}`
}

/** The id of the error message of a control. */
export function errorId(id: string): string {
  return `${id}-fault`
}

/** The error messages, in the words of the form. */
export function errorsOf(
  problems: readonly FieldProblem[],
  group: string,
  words: ErrorWords,
): FieldError[] {
  return problems.map(({ field, problem }) => ({
    field,
    id: controlId(group, field),
    message: messageOf({ field, problem }, words),
  }))
}

function messageOf({ field, problem }: FieldProblem, words: ErrorWords): string {
  if (problem === 'long') return words.tooLong
  if (field === 'name') return words.nameMissing
  if (field === 'email') return problem === 'missing' ? words.emailMissing : words.emailInvalid
  if (field === 'phone') return problem === 'missing' ? words.phoneMissing : words.phoneInvalid
  if (field === 'message') return words.messageMissing
  if (field === CONSENT) return words.consentMissing
  return problem === 'invalid' ? words.dateInvalid : words.answerMissing
}
