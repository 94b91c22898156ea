import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../payload/in-transaction.ts'
import { refusal } from '../../payload/refusal.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { SecondFactor } from '../../payload-types.ts'
import { siteUrl } from '../../service/env.ts'
import { endOtherSessions } from '../sessions/end-sessions.ts'
import { throttled } from '../throttle.ts'
import { reportFactorChange } from './factor-changes.ts'
import { type Entered, requireOwner, signedInUser } from './owner.ts'
import { qrOf } from './qr.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import { seal, unseal } from './seal.ts'
import { asksForCode, NO_REMOVAL, readFactor, writeFactor } from './stored.ts'
import { makeSecret, stepOf, uriOf } from './totp.ts'

const MINUTES = 20

const ON_ALREADY = 'Codes are switched on for your account already. Load the page again.'
const OFF_ALREADY = 'Codes are not switched on for your account. Load the page again.'
const TOO_LATE = `This was begun more than ${MINUTES} minutes ago. Begin again, with the new QR code.`
const WRONG =
  'This code is not right. Enter the one that the app shows now, and check that the clock of your phone is right.'

/**
 * Makes a secret for the app. It takes effect once `switchOn` has received a code that was made
 * from it.
 */
export async function begin(req: PayloadRequest, entered: Entered) {
  const { id, email } = await requireOwner(req, entered)
  const secret = makeSecret()
  await inTransaction(req, async () => {
    await waitForRecord(req, 'users', id)
    if (await asksForCode(req, id)) throw refusal(ON_ALREADY)
    await writeFactor(req, id, { secret: seal(id, secret), lastStep: 0 })
  })
  return { secret, qr: qrOf(uriOf(secret, email, `Studio ${new URL(siteUrl()).hostname}`)) }
}

/** Switches codes on with a first code, and returns the recovery codes, which are never shown again. */
export async function switchOn(req: PayloadRequest, code: unknown) {
  const user = signedInUser(req)
  const recoveryCodes = makeRecoveryCodes()
  // Wrong codes count, because guesses would be rewarded with the recovery codes.
  await throttled(req, user.email, async () => {
    await inTransaction(req, async () => {
      await waitForRecord(req, 'users', user.id)
      const lastStep = firstStep(await readFactor(req, user.id), user.id, code)
      await writeFactor(req, user.id, {
        ...{ onSince: new Date().toISOString(), lastStep, ...NO_REMOVAL },
        recoveryCodes: recoveryCodes.map(hashRecoveryCode),
      })
      await endOtherSessions(req, user.id)
      await reportFactorChange(req, user, 'codes switched on')
    })
    return true
  })
  return { recoveryCodes }
}

/** The half minute of the first code; throws if it is wrong, or nothing was begun. */
function firstStep(factor: SecondFactor | undefined, account: number, code: unknown): number {
  if (factor?.onSince) throw refusal(ON_ALREADY)
  const isOld = Date.now() - Date.parse(factor?.updatedAt ?? '') > MINUTES * 60_000
  const secret = factor?.secret && !isOld ? unseal(account, factor.secret) : undefined
  if (secret === undefined) throw refusal(TOO_LATE)
  const step = stepOf(secret, typeof code === 'string' ? code.replace(/\s/g, '') : '')
  if (step === undefined) throw refusal(WRONG, 400)
  return step
}

/** Switches codes off. */
export async function switchOff(req: PayloadRequest, entered: Entered) {
  const user = await ownerWithCodes(req, entered)
  await inTransaction(req, async () => {
    await waitForRecord(req, 'users', user.id)
    await writeFactor(req, user.id, NO_CODES)
    await reportFactorChange(req, user, 'codes switched off')
  })
}

/** Ten new recovery codes in place of those that are left. */
export async function renewRecoveryCodes(req: PayloadRequest, entered: Entered) {
  const user = await ownerWithCodes(req, entered)
  const recoveryCodes = makeRecoveryCodes()
  await inTransaction(req, async () => {
    await waitForRecord(req, 'users', user.id)
    await writeFactor(req, user.id, { recoveryCodes: recoveryCodes.map(hashRecoveryCode) })
    await reportFactorChange(req, user, 'recovery codes renewed')
  })
  return { recoveryCodes }
}

/** The stored fields of an account without codes. */
export const NO_CODES = { secret: null, onSince: null, lastStep: null, recoveryCodes: [] }

async function ownerWithCodes(req: PayloadRequest, entered: Entered) {
  if (!(await asksForCode(req, signedInUser(req).id))) throw refusal(OFF_ALREADY)
  return requireOwner(req, entered)
}
