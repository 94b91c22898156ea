import type { FormWords } from '@belvedere/kit/brand/form-words.ts'
import type { FieldProblem } from '@belvedere/kit/enquiry/check-enquiry.ts'
import type { EnquiryField } from '@belvedere/kit/enquiry/fields.ts'

/** A validation error: the field, the id of its control, and the message. */
export type FieldError = { field: EnquiryField; id: string; message: string }

/** The id of a field's control; `group` distinguishes the forms of a page. */
export function controlId(group: string, field: string): string {
  return `${group}-${field}`
}

/** The error messages, in the words of the form. */
export function errorsOf(
  problems: readonly FieldProblem[],
  group: string,
  words: FormWords,
): FieldError[] {
  return problems.map(({ field, problem }) => ({
    field,
    id: controlId(group, field),
    message: messageOf({ field, problem }, words),
  }))
}

function messageOf({ field, problem }: FieldProblem, words: FormWords): string {
  if (problem === 'long') return words.tooLong
  if (field === 'name') return words.nameMissing
  if (field === 'email') return problem === 'missing' ? words.emailMissing : words.emailInvalid
  if (field === 'phone') return problem === 'missing' ? words.phoneMissing : words.phoneInvalid
  return words.messageMissing
}
