import type { AnswerInForm } from '../answers/answer-in-form.ts'

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
