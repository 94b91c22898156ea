import type { IncomingMessage } from 'node:http'
import { hasSessionToken } from '../session-token.ts'
import { isSignedIn } from '../sessions/is-signed-in.ts'
import type { Refusal } from './refusal.ts'

const NO_ACTION: Refusal = {
  status: 405,
  message: 'Pages of the studio are read with GET; its data is changed through /api.',
  headers: { allow: 'GET, HEAD' },
}
const OTHER_ORIGIN: Refusal = {
  status: 403,
  message: 'Only pages of the studio itself may ask this.',
}
const SIGNED_OUT: Refusal = { status: 401, message: 'Sign in to the studio and try again.' }
const NOT_CHECKED: Refusal = {
  status: 503,
  message: 'The studio is not ready: please try again in a moment.',
  headers: { 'retry-after': '2' },
}

/** Whether Next would take a request for a call of an action: a function that the studio’s scripts run. */
export function isAction({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && /^\/admin(?:[/?]|$)/.test(url)
}

/** The studio calls actions by the hash of their code. */
const ACTION = /^[0-9a-f]{32,128}$/

/** Why a request calls no action, or comes from a page of another site; undefined if it is a call. */
export function flawOfAction({ headers }: IncomingMessage): Refusal | undefined {
  if (!ACTION.test(String(headers['next-action'] ?? ''))) return NO_ACTION
  const { origin } = headers
  if (origin === undefined) return undefined
  const [forwarded] = String(headers['x-forwarded-host'] ?? '').split(',', 1)
  const host = URL.parse(origin)?.host
  const isOwn = host !== undefined && (host === headers.host || host === forwarded?.trim())
  return isOwn ? undefined : OTHER_ORIGIN
}

/**
 * Why the sender may call no action, or undefined. Next would read the arguments and Payload the
 * account’s permissions before any action looks who calls it, and the id of an action is in the page of
 * the sign-in. No page needs an action before somebody has signed in. A token that this service did
 * not sign, or that has expired, is refused without asking the database.
 */
export async function flawOfCaller(
  { headers }: IncomingMessage,
  secret: string,
): Promise<Refusal | undefined> {
  if (!hasSessionToken(headers, secret)) return SIGNED_OUT
  try {
    return (await isSignedIn(headers)) ? undefined : SIGNED_OUT
  } catch {
    return NOT_CHECKED
  }
}
