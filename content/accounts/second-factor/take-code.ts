import type { PayloadRequest } from 'payload'
import { Attempts, isFault } from '../../payload/attempts.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { refusal } from '../../payload/refusal.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { SecondFactor } from '../../payload-types.ts'
import { metrics } from '../../service/metrics.ts'
import { hashRecoveryCode, looksLikeRecoveryCode } from './recovery-codes.ts'
import { unseal } from './seal.ts'
import { hashesOf, readFactor, writeFactor } from './stored.ts'
import { stepOf } from './totp.ts'

/**
 * Limits wrong codes for one account from all clients. They count only after the right password, so
 * nobody else can make the owner wait; a million codes would take years.
 */
const onAccount = new Attempts({ attempts: 20, windowSeconds: 60 * 60 })

const MANY =
  'Too many wrong codes were entered for this account. Wait an hour, or sign in with a passkey. If it was not you, set a new password.'
const WRONG =
  'This code is not right, or was used already. Wait for the next one in your app, and check that the clock of your phone is right.'
const WRONG_RECOVERY = 'This recovery code is not right, or was used already.'
const UNREADABLE =
  'Codes of your app cannot be checked any more, because the secret key of this service was changed. Use one of your recovery codes or a passkey, then set up the app again; or ask an administrator to remove your second factor.'

/**
 * Accepts a code of the app, or a recovery code, of an account that requires one. Throws a sentence
 * for its owner if the code is wrong. Each code is accepted once. Resolves to which of the two it
 * was.
 */
export async function takeCode(req: PayloadRequest, account: number, code: string) {
  const key = String(account)
  if (onAccount.wait(key) > 0) {
    metrics.refusals.increment({ reason: 'too many codes' })
    throw refusal(MANY, 429)
  }
  const take = async () => {
    await waitForRecord(req, 'users', account)
    const factor = await readFactor(req, account)
    if (!factor?.onSince) throw refusal(WRONG, 401)
    await writeFactor(req, account, changeBy(factor, account, code.trim()))
  }
  await onAccount
    .during(key, () => inTransaction(req, take))
    .catch((error) => {
      if (!isFault(error)) metrics.refusals.increment({ reason: 'wrong code' })
      throw error
    })
  onAccount.forget(key)
  return looksLikeRecoveryCode(code.trim()) ? 'recovery code' : 'code'
}

/** The stored change when a code is accepted; throws if it is not. */
function changeBy(factor: SecondFactor, account: number, code: string) {
  if (looksLikeRecoveryCode(code)) return changeByRecoveryCode(factor, code)
  const secret = unseal(account, factor.secret ?? '')
  if (secret === undefined) throw refusal(UNREADABLE, 401)
  const step = stepOf(secret, code.replace(/\s/g, ''))
  if (step === undefined || step <= (factor.lastStep ?? 0)) throw refusal(WRONG, 401)
  return { lastStep: step }
}

function changeByRecoveryCode(factor: SecondFactor, code: string) {
  const [hashes, hash] = [hashesOf(factor), hashRecoveryCode(code)]
  if (!hashes.includes(hash)) throw refusal(WRONG_RECOVERY, 401)
  return { recoveryCodes: hashes.filter((one) => one !== hash) }
}
