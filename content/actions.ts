import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { isSignedIn } from './payload/is-signed-in.ts'
import type { Refusal } from './service/headers/refusal.ts'
import { hasSessionToken } from './service/headers/session-token.ts'

const NO_ACTION: Refusal = {
  status: 405,
  message: 'Pages of the studio are read with GET; its data is changed through /api.',
  headers: { allow: 'GET, HEAD' },
}
const OTHER_ORIGIN: Refusal = {
  status: 403,
  message: 'Only pages of the studio itself may ask this.',
}
const UNKNOWN: Refusal = {
  status: 404,
  message: 'This page is of another version of the studio: load it again.',
  // The name by which the studio's scripts distinguish it from other failures.
  headers: { 'x-nextjs-action-not-found': '1' },
}
const SIGNED_OUT: Refusal = { status: 401, message: 'Sign in to the studio and try again.' }
const NOT_CHECKED: Refusal = {
  status: 503,
  message: 'The studio is not ready: please try again in a moment.',
  headers: { 'retry-after': '2' },
}

/**
 * Whether Next would treat a request as a call of a server action: a function that the studio’s
 * scripts run.
 */
export function isAction({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && /^\/admin(?:[/?]|$)/.test(url)
}

/**
 * Leaves the page out of the answer to an action. The studio’s actions change no page, but Next would
 * render the one around an action that is refused: 290 KB. It leaves the page out where another
 * process has passed the call on, which this header says (`next/dist/server/app-render/action-handler.js`).
 *
 * No upstream issue found. To reproduce, let an action call `notFound()`.
 */
export function answerWithoutPage({ headers }: IncomingMessage): void {
  headers['x-action-forwarded'] = '1'
}

/** The studio calls actions by the hash of their code. */
const ACTION = /^[0-9a-f]{32,128}$/

/**
 * The reason why a request calls no known action, or comes from a page of another site; undefined
 * for a valid call. `flawOfCaller` decides who may call it, and whether it is one of `ownActions`.
 */
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
 * The ids of the actions of this project in a build (`.next`). Packages add others that the studio
 * does not use, such as Payload’s language switch.
 */
export function ownActions(build: string): ReadonlySet<string> {
  const file = join(build, 'server/server-reference-manifest.json')
  const { node }: { node: Record<string, { filename: string }> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const own = Object.entries(node).filter(([, { filename }]) => filename.startsWith('content/'))
  if (own.length === 0) throw new Error(`No action of the studio is in ${file}: build it again.`)
  return new Set(own.map(([id]) => id))
}

/**
 * The reason why the sender may not call an action, or undefined. Next would parse the arguments
 * and Payload compute the account’s permissions before any action checks its caller, and the id of
 * an action is on the sign-in page. No page needs an action before somebody has signed in. A token
 * that this service did not sign, or that has expired, is refused without asking the database.
 * Without `actions` all ids are accepted: they change while the studio is developed.
 */
export async function flawOfCaller(
  { headers }: IncomingMessage,
  secret: string,
  actions: ReadonlySet<string> | undefined,
): Promise<Refusal | undefined> {
  if (!hasSessionToken(headers, secret)) return SIGNED_OUT
  if (actions && !actions.has(String(headers['next-action']))) return UNKNOWN
  try {
    return (await isSignedIn(headers)) ? undefined : SIGNED_OUT
  } catch {
    return NOT_CHECKED
  }
}
