import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { request } from '../../../studio/request.ts'
import type { Qr } from '../qr.ts'
import type { ShownFactors, ShownToAdministrator } from '../shown.ts'

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
  return request(`/api/users${path}`, { body })
}

/** Reads which second factors another account has; for administrators. */
export function askAbout(id: number | string): Promise<ShownToAdministrator> {
  return request(`/api/users/${id}/second-factor`)
}

/** Removes the second factors of another account, with what the administrator has entered. */
export function removeFrom(id: number | string, entered: object): Promise<ShownToAdministrator> {
  return request(`/api/users/${id}/second-factor`, { body: entered })
}
