import {
  type FieldProblem,
  isControlName,
  problemOf,
} from '@belvedere/kit/enquiry/check-control.ts'
import type { EnquiryValues } from '@belvedere/kit/enquiry/fields.ts'
import { enteredIn } from '@belvedere/kit/enquiry/read-values.ts'
import type { Answer } from './mailto.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>('input, select, textarea')

/** What is wrong with what a form holds, in its order; which answers it requires its HTML says. */
export function problemsIn(form: HTMLFormElement, values: EnquiryValues): FieldProblem[] {
  return [...controlsIn(form)].flatMap(({ name, required, validity }) => {
    if (!isControlName(name)) return []
    const entered = { field: name, value: enteredIn(name, values), isRequired: required }
    // A date that is not whole has no value.
    const problem = validity.badInput ? 'invalid' : problemOf(entered, values.answerBy)
    return problem ? [{ field: name, problem }] : []
  })
}

/** The answers to the owner's questions, with their labels. */
export function answersIn(form: HTMLFormElement): Answer[] {
  return [...controlsIn(form)].flatMap((control) => {
    const { name, value, labels } = control
    const isLeft = value === '' || (control.type === 'checkbox' && !control.matches(':checked'))
    if (!name.startsWith('q-') || isLeft) return []
    return [{ label: labels?.[0]?.textContent ?? '', value }]
  })
}
