import { address } from '../../service/env.ts'

/** Where passkeys are made and used: the public address of the studio, whatever a request says. */
export function relyingParty(): { origin: string; rpID: string } {
  const { origin, hostname } = new URL(address().studio)
  return { origin, rpID: hostname }
}
