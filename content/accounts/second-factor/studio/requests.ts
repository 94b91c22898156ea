import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { Qr } from '../qr.ts'
import type { ShownFactors, ShownToAdministrator } from '../shown.ts'

const FAILED = 'The content service did not answer. Nothing was changed; try again in a moment.'

/** The response of the service about one's own account. */
export type Answer = {
  factors: ShownFactors
  secret?: string
  qr?: Qr
  recoveryCodes?: string[]
  options?: PublicKeyCredentialCreationOptionsJSON
}

/** Reads or changes how the signed-in user signs in; throws the sentence to show. */
export function askOwn(path: string, body: object = {}): Promise<Answer> {
  return ask(`/users${path}`, 'POST', body)
}

/** Reads which second factors another account has; for administrators. */
export function askAbout(id: number | string): Promise<ShownToAdministrator> {
  return ask(`/users/${id}/second-factor`, 'GET')
}

/** Removes the second factors of another account, with what the administrator has entered. */
export function removeFrom(id: number | string, entered: object): Promise<ShownToAdministrator> {
  return ask(`/users/${id}/second-factor`, 'POST', entered)
}

/** The part of an answer that a program of the studio may rely on, or its sentence as an error. */
export async function ask<Result>(path: string, method: string, body?: object): Promise<Result> {
  const headers = { 'content-type': 'application/json' }
  const init = { method, ...(body && { headers, body: JSON.stringify(body) }) }
  const response = await fetch(`/api${path}`, init).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  if (!response?.ok) throw new Error(answer?.errors?.[0]?.message || FAILED)
  return answer
}

/** The sentence of a failure. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
