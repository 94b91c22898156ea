import type { ClientField } from 'payload'

type Option = string | { label: unknown; value: string }

/** The label of a choice, as the form has it; the value itself if it is no choice any more. */
export function optionLabel(options: readonly Option[], value: unknown): string {
  const option = options.find((one) => typeof one !== 'string' && one.value === value)
  const label = typeof option === 'object' ? option.label : undefined
  return typeof label === 'string' ? label : String(value)
}

/** What the form shows of a choice; the same words for all that is not chosen. */
export function choiceWords(field: ClientField, value: unknown): string {
  if (field.type === 'checkbox') return value === true ? 'Yes' : 'No'
  const chosen = [value].flat().filter((one) => one !== null && one !== undefined && one !== '')
  if (chosen.length === 0) return 'Nothing chosen'
  const options = 'options' in field ? field.options : []
  return chosen.map((one) => optionLabel(options, one)).join(', ')
}
