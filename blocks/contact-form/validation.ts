import type { FormWords } from '@belvedere/kit/brand/form-words.ts'
import { messagesOf, REQUIRED, type RequiredField } from './texts.ts'

/** A validation error: the id of the control, and the message. */
export type FieldError = { id: string; message: string }

/** The part of a form control that validation reads. */
export type Control = {
  value: string
  validity: { valueMissing: boolean; typeMismatch: boolean }
}

/** The control's validation message, or undefined. */
export function validationMessage(
  name: RequiredField,
  { value, validity }: Control,
  words: FormWords,
): string | undefined {
  const { missing, invalid } = messagesOf(words)[name]
  if (validity.valueMissing || value.trim() === '') return missing
  return validity.typeMismatch ? invalid : undefined
}

/** The validation errors of a form in document order. `group` is the prefix of its control ids. */
export function fieldErrors(form: HTMLFormElement, group: string, words: FormWords): FieldError[] {
  return REQUIRED.flatMap((name) => {
    const control = form.elements.namedItem(`${group}-${name}`)
    const message = isControl(control) ? validationMessage(name, control, words) : undefined
    return message === undefined ? [] : [{ id: `${group}-${name}`, message }]
  })
}

function isControl(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four']

/** The heading of the error summary. */
export function errorHeading(count: number): string {
  const things = count === 1 ? 'thing' : 'things'
  return `${NUMBERS[count] ?? count} ${things} to look at before this can go.`
}
