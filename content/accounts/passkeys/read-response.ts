import { asFields } from '@belvedere/kit/json.ts'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

type Fields = Record<string, unknown>

/** What a browser answers when a passkey was made, or undefined if it is something else. */
export function readRegistration(value: unknown): RegistrationResponseJSON | undefined {
  const read = readCredential(value)
  if (!read) return undefined
  const { id, response } = read
  const { clientDataJSON, attestationObject, transports } = response
  if (typeof clientDataJSON !== 'string' || typeof attestationObject !== 'string') return undefined
  const ways = Array.isArray(transports) ? transports.filter(isTransport).slice(0, 8) : []
  return credential(id, { clientDataJSON, attestationObject, transports: ways })
}

/** What a browser answers when a passkey was used, or undefined if it is something else. */
export function readAuthentication(value: unknown): AuthenticationResponseJSON | undefined {
  const read = readCredential(value)
  if (!read) return undefined
  const { id, response } = read
  const { clientDataJSON, authenticatorData, signature } = response
  if (typeof clientDataJSON !== 'string' || typeof authenticatorData !== 'string') return undefined
  if (typeof signature !== 'string') return undefined
  return credential(id, { clientDataJSON, authenticatorData, signature })
}

function readCredential(value: unknown): { id: string; response: Fields } | undefined {
  const { id, rawId, type, response } = asFields(value)
  if (typeof id !== 'string' || id === '' || id !== rawId || type !== 'public-key') return undefined
  return { id, response: asFields(response) }
}

function credential<Response>(id: string, response: Response) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response }
}

function isTransport(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z-]{1,20}$/.test(value)
}
