/** Where programs and people look for the contact (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt'

const HALF_A_YEAR = 180 * 86_400_000

/** The contact for those who found a vulnerability of this site. */
export function securityText(contact: string, siteUrl: string, now = Date.now()): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + HALF_A_YEAR).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_TEXT, siteUrl).href}`,
  ].join('\n')
}
