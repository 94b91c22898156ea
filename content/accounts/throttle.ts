import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import type { PayloadRequest } from 'payload'
import { Attempts } from '../payload/attempts.ts'
import { refusal } from '../payload/refusal.ts'
import { metrics } from '../service/metrics.ts'

const WINDOW = { windowSeconds: 10 * 60 }

/**
 * One client's attempts on one account. Other clients' attempts do not count: they would lock the
 * owner out.
 */
const onAccount = new Attempts({ attempts: 8, ...WINDOW })

/** One client's attempts on any account. */
const ofClient = new Attempts({ attempts: 40, ...WINDOW })

/**
 * Runs a check of a password or a code. Throws a 429 after too many failed attempts of this client;
 * successful checks do not count. A check that succeeds but does not complete the sign-in
 * (`isLast`) resets no earlier failures: who knows the password could otherwise guess codes without
 * limit.
 */
export async function throttled<T>(
  req: PayloadRequest,
  account: string,
  check: () => Promise<T | undefined>,
  isLast: (result: T) => boolean = () => true,
): Promise<T | undefined> {
  const client = req.headers.get(CLIENT_ADDRESS) ?? ''
  const pair = `${client} ${account}`
  const seconds = Math.max(onAccount.wait(pair), ofClient.wait(client))
  if (seconds > 0) {
    metrics.refusals.increment({ reason: 'too many attempts' })
    throw tooMany(req, seconds)
  }
  const result = await ofClient.during(client, () => onAccount.during(pair, check))
  if (result === undefined) {
    metrics.refusals.increment({ reason: 'wrong password' })
    return undefined
  }
  if (isLast(result)) onAccount.forget(pair)
  else onAccount.undo(pair)
  ofClient.undo(client)
  return result
}

function tooMany(req: PayloadRequest, seconds: number) {
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('retry-after', String(seconds))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const message = `Too many attempts with a wrong password or code. Please wait ${wait} and try again.`
  return refusal(message, 429)
}
