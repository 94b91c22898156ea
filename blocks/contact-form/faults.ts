/** A field of the form that has to be right, as far as it is looked at. */
export type Control = {
  value: string
  validity: { valueMissing: boolean; typeMismatch: boolean }
  dataset: { missing?: string; wrong?: string }
}

/** The sentence that says what is wrong with a field; nothing where it is right. */
export function faultOf({ value, validity, dataset }: Control): string | undefined {
  if (validity.valueMissing || value.trim() === '') return dataset.missing
  return validity.typeMismatch ? dataset.wrong : undefined
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four']

/** How much there is to mend. */
export function summary(count: number): string {
  const things = count === 1 ? 'thing' : 'things'
  return `${NUMBERS[count] ?? count} ${things} to look at before this can go.`
}
