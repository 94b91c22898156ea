import { createHash } from 'node:crypto'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../payload/in-transaction.ts'
import { refusal } from '../../payload/refusal.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { User } from '../../payload-types.ts'
import { readText } from '../../studio/read-request.ts'
import { reportFactorChange } from '../second-factor/factor-changes.ts'
import { type Entered, requireOwner, signedInUser } from '../second-factor/owner.ts'
import { forgetRemoval } from '../second-factor/stored.ts'
import { isChallenge, makeChallenge, takeChallenge } from './challenge.ts'
import { PASSKEYS } from './passkeys.ts'
import { readRegistration } from './read-response.ts'
import { relyingParty } from './relying-party.ts'
import { findByCredential, findPasskeys, MOST_PASSKEYS } from './stored.ts'

/** Ed25519, ECDSA and RSA: every device knows one of them, and none is experimental in Node. */
const supportedAlgorithmIDs = [-8, -7, -257]

const NO_NAME = 'Name the passkey, for example after the device: “Anna’s phone”.'
const FULL = `An account has at most ${MOST_PASSKEYS} passkeys. Remove one that you no longer use.`
const NOT_MADE =
  'This passkey was not added: the answer of your device could not be verified, or took longer than five minutes. Please try again.'
const KNOWN = 'This passkey was added already. Load the page again.'

/**
 * The options with which the browser makes a passkey, once the owner of the account has proven
 * their identity.
 */
export async function passkeyOptions(req: PayloadRequest, entered: Entered) {
  const user = await requireOwner(req, entered)
  const existing = await findPasskeys(req, user.id)
  if (existing.length >= MOST_PASSKEYS) throw refusal(FULL)
  const { rpID } = relyingParty()
  return generateRegistrationOptions({
    rpID,
    rpName: 'Studio',
    userName: user.email,
    userDisplayName: user.name || user.email,
    userID: userIdOf(user),
    supportedAlgorithmIDs,
    challenge: makeChallenge(`add to ${user.id}`),
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    // Discoverable and with user verification, so that a passkey counts as two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Adds the passkey that the browser has made. */
export async function addPasskey(req: PayloadRequest, givenName: unknown, answer: unknown) {
  const user = signedInUser(req)
  const name = readText(givenName, 100)
  if (name === '') throw refusal(NO_NAME, 400)
  const response = readRegistration(answer)
  const credential = response && (await verified(user.id, response))
  if (!credential) throw refusal(NOT_MADE, 400)
  const { id: credentialId, counter } = credential
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  const data = { account: user.id, name, credentialId, publicKey, counter }
  const { transports } = response.response
  await inTransaction(req, async () => {
    await waitForRecord(req, 'users', user.id)
    if (await findByCredential(req, credentialId)) throw refusal(KNOWN)
    if ((await findPasskeys(req, user.id)).length >= MOST_PASSKEYS) throw refusal(FULL)
    await req.payload.db.create({ collection: PASSKEYS, data: { ...data, transports }, req })
    await forgetRemoval(req, user.id)
    await reportFactorChange(req, user, 'passkey added')
  })
}

/**
 * The credential of a response that was made for this account, by this service, in time and for the
 * first time.
 */
async function verified(account: number, response: RegistrationResponseJSON) {
  const { origin, rpID } = relyingParty()
  let answered = ''
  const isExpected = (challenge: string) => {
    answered = challenge
    return isChallenge(`add to ${account}`, challenge)
  }
  const result = await verifyRegistrationResponse({
    ...{ response, expectedChallenge: isExpected, expectedOrigin: origin, expectedRPID: rpID },
    ...{ requireUserVerification: true, supportedAlgorithmIDs },
  }).catch(() => undefined)
  if (!result?.verified || !takeChallenge(answered)) return undefined
  return result.registrationInfo.credential
}

/** A device keeps one passkey for this text; it reveals nothing about the account. */
function userIdOf({ id, createdAt }: User) {
  return Uint8Array.from(createHash('sha256').update(`passkeys of ${id} ${createdAt}`).digest())
}
