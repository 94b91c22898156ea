const WEB = /^https?:\/\/[^\s/?#\\]\S*$/i
/** A name or password before the host is a secret in public, or disguises the host. */
const USER = /^https?:[\\/]*[^\\/?#]*@/i
const OTHER = /^(?:mailto:\S+|tel:\S+|#\S+|\/(?![/\\])\S*)$/i

/**
 * Returns a link's address, trimmed, if it is valid and can't run a script; undefined otherwise.
 * Used by the studio's validation and by the delivery API.
 */
export function linkAddress(value: unknown): string | undefined {
  const address = typeof value === 'string' ? value.trim() : ''
  if (OTHER.test(address)) return address
  const isWeb = WEB.test(address) && !USER.test(address)
  return isWeb && URL.canParse(address) ? address : undefined
}

/** Whether an address has a user name or a password, read as a browser reads it. */
export function hasCredentials(address: string): boolean {
  const url = URL.parse(address) ?? URL.parse(address, 'https://site.example')
  return url !== null && url.username + url.password !== ''
}

const ANCHOR = /^#?[A-Za-z][\w-]*$/

/**
 * Returns the address of an anchor, `#pool`, from its name with or without the `#`; undefined if it
 * is invalid.
 */
export function anchorAddress(value: unknown): string | undefined {
  const name = typeof value === 'string' ? value.trim() : ''
  return ANCHOR.test(name) ? `#${name.replace('#', '')}` : undefined
}
