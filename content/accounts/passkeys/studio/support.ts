import { browserSupportsWebAuthn } from '@simplewebauthn/browser'

/** Why passkeys cannot be used here, or undefined if they can. */
export function obstacleTo(studio: string): string | undefined {
  if (location.origin !== studio)
    return `Passkeys work at the address of the studio alone. Open it at ${studio}`
  if (browserSupportsWebAuthn()) return undefined
  return isSecureContext
    ? 'This browser has no passkeys.'
    : 'Browsers allow passkeys at addresses with https:// alone.'
}
