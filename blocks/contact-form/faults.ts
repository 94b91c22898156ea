import { CHECKED, type Checked, FAULTS } from './words.ts'

/** A field that is not right: the id of its control, and the sentence that says so. */
export type Fault = { id: string; words: string }

/** A control that has to be right, as far as it is looked at. */
export type Control = {
  value: string
  validity: { valueMissing: boolean; typeMismatch: boolean }
}

/** The sentence that says what is wrong with a control; nothing where it is right. */
export function faultOf(name: Checked, { value, validity }: Control): string | undefined {
  const { missing, wrong } = FAULTS[name]
  if (validity.valueMissing || value.trim() === '') return missing
  return validity.typeMismatch ? wrong : undefined
}

/** All that is wrong with a form, from its top. `group` is what the ids of its controls begin with. */
export function faultsOf(form: HTMLFormElement, group: string): Fault[] {
  return CHECKED.flatMap((name) => {
    const control = form.elements.namedItem(`${group}-${name}`)
    const words = isControl(control) ? faultOf(name, control) : undefined
    return words === undefined ? [] : [{ id: `${group}-${name}`, words }]
  })
}

function isControl(found: unknown): found is HTMLInputElement | HTMLTextAreaElement {
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four']

/** How much there is to mend. */
export function summary(count: number): string {
  const things = count === 1 ? 'thing' : 'things'
  return `${NUMBERS[count] ?? count} ${things} to look at before this can go.`
}
