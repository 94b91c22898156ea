import { isMailAddress } from '@belvedere/kit/enquiry/mail-address.ts'
import { checkTarget } from '../outgoing/check-target.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

export function checkAddress(value: unknown): true | string {
  return isMailAddress(String(value ?? '')) || 'Enter one e-mail address, such as you@example.com.'
}

/** Empty is fine. */
export function checkOptionalAddress(value: unknown): true | string {
  return !value || checkAddress(value)
}

export function checkTime(value: unknown): true | string {
  return TIME.test(String(value ?? '')) || 'Enter a time of the day, such as 09:00 or 18:30.'
}

/** Addresses that enquiries are sent to; empty is fine. */
export function checkUrl(value: unknown): true | string {
  if (!value) return true
  const problem = checkTarget(String(value))
  return problem ?? true
}

/** An empty value keeps the stored one. */
export function checkSecret(value: unknown): true | string {
  const { length } = String(value ?? '')
  return length === 0 || (length >= 16 && length <= 200) || 'Use a secret of 16 to 200 characters.'
}

/** A name in another program: it goes into forms and JSON, never into an address. */
export function checkTheirs(value: unknown): true | string {
  const isName = /^[A-Za-z0-9_.:/-]{1,100}$/.test(String(value ?? ''))
  return isName || 'Enter the name of the field there, such as last_name or 00N20000003bk9v.'
}

export function checkPortal(value: unknown): true | string {
  return !value || /^\d{1,20}$/.test(String(value)) || 'Enter the number of the HubSpot account.'
}

export function checkForm(value: unknown): true | string {
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(String(value ?? ''))
  return !value || isId || 'Enter the id of the form, such as 78c2891f-ebdd-44c0-bd94-15c012bbbfbf.'
}

export function checkOrganisation(value: unknown): true | string {
  const isId = /^00D[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/.test(String(value ?? ''))
  return (
    !value ||
    isId ||
    'Enter the id of the organisation: it begins with 00D and has 15 or 18 characters.'
  )
}
