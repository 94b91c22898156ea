import { hasCredentials } from '@belvedere/kit/link-address.ts'

/** A telephone number as a `tel:` address: digits and the leading plus only. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/g, '')}`
}

const INSTAGRAM = 'https://www.instagram.com/'

/** The address of an Instagram account that is given as an address or as a name. */
export function instagramAddress(account: string): string {
  if (/^https?:/.test(account)) return hasCredentials(account) ? INSTAGRAM : account
  return `${INSTAGRAM}${encodeURIComponent(account.replace(/^@/, ''))}`
}
