import { FORM } from '@belvedere/kit/enquiry/form-state.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type State = Record<string, unknown>

/**
 * Stores the input in the entry of the session history, so that it is restored after back and
 * forward. It uses no web storage. Browsers without the Navigation API load documents, and restore
 * their fields themselves.
 */
export function keepValues(form: HTMLFormElement, group: string): void {
  remember(
    group,
    Object.fromEntries(fieldsOf(form).map((field) => [field.name, currentValue(field)])),
  )
}

/** Restores earlier input in fields that are still untouched. */
export function restoreValues(form: HTMLFormElement, group: string): void {
  const values = remembered()[group]
  if (typeof values !== 'object' || values === null) return
  const kept = new Map(Object.entries(values))
  for (const field of fieldsOf(form)) {
    const value = kept.get(field.name)
    if (typeof value === 'string' && !isChanged(field)) enter(field, value)
  }
}

/**
 * Removes the stored input once it is sent. The ticket stays, because the same text is the same
 * enquiry.
 */
export function forgetValues(group: string): void {
  remember(group, null)
}

/** Stores the form's ticket as well: sent again after a reload, it is the same enquiry. */
export function keepTicket(group: string, ticket: string): void {
  remember(ticketOf(group), ticket)
}

export function keptTicket(group: string): string | undefined {
  const ticket = remembered()[ticketOf(group)]
  return typeof ticket === 'string' ? ticket : undefined
}

const ticketOf = (group: string) => `${group} ticket`

function remember(key: string, value: unknown) {
  if ('navigation' in window)
    navigation.updateCurrentEntry({ state: { ...remembered(), [key]: value } })
}

function remembered(): State {
  const state = 'navigation' in window && navigation.currentEntry?.getState()
  return typeof state === 'object' && state !== null ? state : {}
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ name, type }) => type !== 'hidden' && name !== FORM.trap,
  )
}

function currentValue(field: Field) {
  return isCheckbox(field) ? (field.checked ? field.value : '') : field.value
}

function enter(field: Field, value: string) {
  if (isCheckbox(field)) field.checked = value === field.value
  else if (!(field instanceof HTMLSelectElement) || hasOption(field, value)) field.value = value
}

function hasOption({ options }: HTMLSelectElement, value: string) {
  return [...options].some((option) => option.value === value)
}

function isCheckbox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox'
}

function isChanged(field: Field) {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  return isCheckbox(field) ? field.checked : field.value !== ''
}
