import type { AnswerInForm } from '../answers/answer-in-form.ts'
import { isEmptyAnswer, isSameAnswer, type Words } from '../answers/same-answer.ts'

/** A text below what is written, or in place of a template that nobody has changed. */
export function addText(text: string, added: string, template = ''): string {
  const isUntouched = text.trim() === '' || text === template
  return isUntouched ? added : `${text.trimEnd()}\n\n${added}`
}

/** What is written with the text and the files of another answer. */
export function withText(
  written: AnswerInForm,
  { text, files }: Pick<AnswerInForm, 'text' | 'files'>,
): Pick<AnswerInForm, 'text' | 'files'> {
  const added = files.filter((file) => !written.files.some(({ id }) => id === file.id))
  return { text: addText(written.text, text), files: [...written.files, ...added] }
}

/**
 * What is written once a kept answer is brought back: the kept one where the form has only what the
 * service has, or nothing; else both texts.
 */
export function withKept(
  written: AnswerInForm,
  kept: Words,
  stored: Words | undefined,
): Partial<Words> {
  const isUntouched = isEmptyAnswer(written) || (stored && isSameAnswer(stored, written))
  return isUntouched ? kept : withText(written, kept)
}
