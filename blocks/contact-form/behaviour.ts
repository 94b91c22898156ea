import { faultOf } from './faults.ts'
import { letterAddress } from './letter.ts'
import { type Field, showFault, showSummary } from './show-faults.ts'

/**
 * Looks the form over in its own words, then opens the visitor's mail programme with a letter. The
 * browser would do both without any script, in plainer words.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const form = root.querySelector('form')
  if (!form) return
  form.noValidate = true
  const fields = Array.from(form.querySelectorAll<Field>('[data-missing]'))
  form.addEventListener('submit', (event) => submit(event, form, fields), { signal })
  for (const field of fields) {
    field.addEventListener('input', () => faultOf(field) || showFault(field, undefined), { signal })
  }
  signal.addEventListener('abort', () => {
    form.noValidate = false
  })
}

function submit(event: SubmitEvent, form: HTMLFormElement, fields: Field[]) {
  event.preventDefault()
  const faults = new Map<Field, string>()
  for (const field of fields) {
    const fault = faultOf(field)
    if (fault) faults.set(field, fault)
    showFault(field, fault)
  }
  showSummary(form, faults)
  if (faults.size === 0) location.assign(letterAddress(form.action, enquiryOf(form)))
}

function enquiryOf(form: HTMLFormElement) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    about: text('about'),
    message: text('message'),
  }
}
