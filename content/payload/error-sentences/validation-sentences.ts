import type { ValidationFieldError } from 'payload'

const MOST = 4

/**
 * The errors of a form, as sentences for the editor. Payload only lists the labels of the fields
 * (`payload/dist/errors/ValidationError.js`).
 */
export function validationSentences(errors: ValidationFieldError[]): string {
  const sentences = sentencesOf(errors)
  if (sentences.length === 1) return sentences.join()
  const rest = sentences.length - MOST
  const more = rest > 0 ? ` And ${rest} more, marked in the form.` : ''
  return `${countOf(sentences)} ${sentences.slice(0, MOST).join(' ')}${more}`
}

/**
 * The message of a refused form. One error is its sentence; several are only counted, since the form
 * lists them. The studio cuts a message at the commas behind its first colon.
 */
export function refusalMessage(errors: ValidationFieldError[]): string {
  const sentences = sentencesOf(errors)
  const [first = ''] = sentences
  return sentences.length > 1 ? countOf(sentences) : first.replace(/: (?=.*,)/g, ' – ')
}

const countOf = ({ length }: string[]) => `${length} things to fix.`

function sentencesOf(errors: ValidationFieldError[]): string[] {
  const sentences = new Set(
    errors.map(({ label, message }) => errorSentence(placeOf({ label }), message)),
  )
  return sentences.size > 0 ? [...sentences] : ['The form cannot be saved.']
}

/**
 * The place of an error: “Content > Blocks > Block 3 (Hero) > Title” is “Block 3 (Hero) › Title”. Empty
 * for one of a hook, which has no label.
 */
export function placeOf({ label }: Pick<ValidationFieldError, 'label'>): string {
  if (typeof label !== 'string') return ''
  return label.replace(/^.*?(?=Block \d+ \()/, '').replaceAll(' > ', ' › ')
}

/** An error of a field as a sentence, after the place of the field if it has one. */
export function errorSentence(place: string, message: string): string {
  return place ? `${place}: ${message}` : message
}
