import { address } from '../../service/env.ts'

/** The origin of passkeys: the public address of the studio, regardless of the request. */
export function relyingParty(): { origin: string; rpID: string } {
  const { origin, hostname } = new URL(address().studio)
  return { origin, rpID: hostname }
}
