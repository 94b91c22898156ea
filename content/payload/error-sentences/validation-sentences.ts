import type { ValidationFieldError } from 'payload'

const MOST = 4

/**
 * The errors of a form, as sentences for the editor. Payload only lists the labels of the fields
 * (`payload/dist/errors/ValidationError.js`).
 */
export function validationSentences(errors: ValidationFieldError[]): string {
  const sentences = [...new Set(errors.map(sentenceOf))]
  const [first = 'The form cannot be saved.', ...others] = sentences
  if (others.length === 0) return uncut(first)
  const shown = sentences.slice(0, MOST).map(uncut).join(' ')
  const rest = sentences.length - MOST
  const more = rest > 0 ? ` And ${rest} more, marked in the form.` : ''
  return `${sentences.length} things to fix. ${shown}${more}`
}

/** Prefixes the name of the field, unless the message contains it. */
function sentenceOf({ label, message }: ValidationFieldError): string {
  const place = typeof label === 'string' ? placeOf(label) : ''
  const block = /block \d+/i.exec(place)?.[0].toLowerCase()
  const isNamed = place === '' || (block !== undefined && message.toLowerCase().includes(block))
  return isNamed ? message : `${place}: ${message}`
}

/** “Content > Blocks > Block 3 (Hero) > Title” is “Block 3 (Hero) › Title”. */
function placeOf(label: string) {
  return label.replace(/^.*?(?=Block \d+ \()/, '').replaceAll(' > ', ' › ')
}

/** The studio cuts a message at the commas behind its first colon, into a list. */
function uncut(sentence: string) {
  return sentence.replace(/: (?=.*,)/g, ' – ')
}
