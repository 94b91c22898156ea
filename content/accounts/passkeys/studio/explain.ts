import { WebAuthnError } from '@simplewebauthn/browser'

const CANCELLED = 'Nothing happened: it was cancelled, or took too long. Try again when you like.'
const KNOWN = 'This device has a passkey for your account already.'
const NO_LOCK =
  'This device cannot keep a passkey: it needs a fingerprint, a face or a PIN. Set up a screen lock first, or use your phone.'
const OTHER = 'The browser could not do this. Try another browser, or sign in with your password.'

/** A failure of the browser in words; sentences of the service stay as they are. */
export function explainPasskeyError(error: unknown): string {
  if (error instanceof WebAuthnError) return SAID[error.code] ?? byName(error.name)
  if (error instanceof DOMException) return byName(error.name)
  return error instanceof Error ? error.message : OTHER
}

const SAID: { [code: string]: string } = {
  ERROR_CEREMONY_ABORTED: CANCELLED,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: KNOWN,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: NO_LOCK,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: NO_LOCK,
}

function byName(name: string) {
  return name === 'NotAllowedError' || name === 'AbortError' ? CANCELLED : OTHER
}
