import {
  type FieldProblem,
  isControlName,
  problemOf,
} from '@belvedere/kit/enquiry/check-control.ts'
import type { Answer } from './mailto.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Each control with what was entered; a box that is not ticked holds nothing. */
function enteredIn(form: HTMLFormElement) {
  return [...form.querySelectorAll<Control>('input, select, textarea')].map((control) => {
    const isLeft = control.matches('[type=checkbox]:not(:checked)')
    return { control, value: isLeft ? '' : control.value.trim() }
  })
}

/** What is wrong with what a form holds, in its order; which answers it requires its HTML says. */
export function problemsIn(form: HTMLFormElement): FieldProblem[] {
  const answerBy = `${new FormData(form).get('answerBy')}`
  return enteredIn(form).flatMap(({ control: { name, required, validity }, value }) => {
    if (!isControlName(name)) return []
    // A date that is not whole has no value.
    const problem = validity.badInput
      ? 'invalid'
      : problemOf({ field: name, value, isRequired: required }, answerBy)
    return problem ? [{ field: name, problem }] : []
  })
}

/** The answers to the owner's questions, with their labels. */
export function answersIn(form: HTMLFormElement): Answer[] {
  return enteredIn(form).flatMap(({ control: { name, labels }, value }) =>
    name.startsWith('q-') && value ? [{ label: questionIn(labels?.[0]), value }] : [],
  )
}

/** The question in a label: its own words, or those in an element, without the note that it is optional. */
function questionIn(label: HTMLLabelElement | undefined): string {
  return label?.firstChild?.textContent?.trim() ?? ''
}
