import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import { refusal } from '../../payload/refusal.ts'
import type { Passkey } from '../../payload-types.ts'
import { recordRefusedPasskey } from '../audit/sign-ins.ts'
import { throttled } from '../throttle.ts'
import { isChallenge, makeChallenge, takeChallenge } from './challenge.ts'
import { PASSKEYS } from './passkeys.ts'
import { readAuthentication } from './read-response.ts'
import { relyingParty } from './relying-party.ts'
import { findByCredential } from './stored.ts'

const REFUSED =
  'This passkey does not sign in here: it belongs to no account of this studio any more, or took longer than five minutes. Try again, or sign in with your password.'

/** The options with which the browser uses a passkey; the device knows its accounts. */
export function signInOptions() {
  const { rpID } = relyingParty()
  const challenge = makeChallenge('sign in')
  return generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' })
}

/** The id of the account that an answer of the browser signs in to. Throws if there is none. */
export async function accountOfPasskey(req: PayloadRequest, value: unknown): Promise<number> {
  const response = readAuthentication(value)
  const check = async () => response && (await findAccount(req, response))
  const account = await throttled(req, 'a passkey', check)
  if (account === undefined) throw refusal(REFUSED, 401)
  return account
}

/** The account that the response signs in to; a failed one is recorded. */
async function findAccount(
  req: PayloadRequest,
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  const passkey = await findByCredential(req, response.id)
  const owner = typeof passkey?.account === 'object' ? passkey.account?.id : passkey?.account
  const account = typeof owner === 'number' ? owner : undefined
  const counter = passkey && account && (await verifiedCounter(passkey, response))
  if (!passkey || typeof counter !== 'number') {
    recordRefusedPasskey(req, account)
    return undefined
  }
  const data = { counter, lastUsedAt: new Date().toISOString() }
  const { db } = req.payload
  await db.updateOne({ collection: PASSKEYS, id: passkey.id, data, req, returning: false })
  return account
}

/** How often the device has used the passkey; undefined if the response is invalid. */
async function verifiedCounter(passkey: Passkey, response: AuthenticationResponseJSON) {
  const { origin, rpID } = relyingParty()
  const publicKey = Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url'))
  let answered = ''
  const isExpected = (challenge: string) => {
    answered = challenge
    return isChallenge('sign in', challenge)
  }
  const result = await verifyAuthenticationResponse({
    ...{ response, expectedChallenge: isExpected, expectedOrigin: origin, expectedRPID: rpID },
    credential: { id: passkey.credentialId, publicKey, counter: passkey.counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!result?.verified || !takeChallenge(answered)) return undefined
  return result.authenticationInfo.newCounter
}
