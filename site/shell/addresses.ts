/** A telephone number as a `tel:` address: digits and the leading plus only. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/g, '')}`
}

/** The address of an Instagram account that is given as an address or as a name. */
export function instagramAddress(account: string): string {
  if (/^https?:/.test(account)) return account
  return `https://www.instagram.com/${encodeURIComponent(account.replace(/^@/, ''))}`
}
