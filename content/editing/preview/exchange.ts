import type { Payload } from 'payload'
import { type Claims, MAX_SESSION, makeSession } from '../../delivery/preview/session.ts'
import { findViewer, type Viewer } from '../../delivery/preview/viewer.ts'
import { hashToken, isToken } from '../../delivery/token.ts'
import { Attempts } from '../../payload/attempts.ts'
import { metrics } from '../../service/metrics.ts'
import { isLinkToken } from './link-token.ts'
import { isPass, takePass } from './pass.ts'

/** A preview session, with the time of its end in milliseconds. */
export type Opened = { session: string; endsAt: number; viewer: Viewer }

/**
 * Opens a preview session for a pass, a preview link or a delivery token of the preview scope.
 * Undefined if the token is no longer valid; the number of seconds to wait after too many wrong
 * ones.
 */
export async function exchange(
  payload: Payload,
  token: string,
  client: string,
): Promise<Opened | number | undefined> {
  if (isPass(token)) {
    const pass = takePass(token)
    return pass && open(payload, { kind: 'editor', ...pass })
  }
  if (isLinkToken(token)) {
    const opened = await open(payload, { kind: 'link', hash: hashToken(token) })
    if (opened) await countUse(payload, hashToken(token))
    return opened
  }
  const check = () => open(payload, { kind: 'token', hash: hashToken(token) })
  return unlessGuessing(client, async () => (isToken(token) ? check() : undefined))
}

async function open(payload: Payload, claims: Claims): Promise<Opened | undefined> {
  const viewer = await findViewer(payload, claims)
  if (!viewer) return undefined
  const latest = Date.now() + MAX_SESSION
  const endsAt = viewer.kind === 'link' ? Math.min(viewer.endsAt, latest) : latest
  return { session: makeSession(claims, endsAt), endsAt, viewer }
}

/**
 * Wrong tokens of one client. Passes and links are known by their signature and do not count, so
 * that nobody can lock out editors whose previews come from the same site.
 */
const wrong = new Attempts({ attempts: 40, windowSeconds: 10 * 60 })

/**
 * Runs a check of a token, unless this client has to wait: then it returns the number of seconds.
 */
async function unlessGuessing<T>(
  client: string,
  check: () => Promise<T | undefined>,
): Promise<T | number | undefined> {
  const seconds = wrong.wait(client)
  if (seconds > 0) {
    metrics.refusals.increment({ reason: 'too many attempts' })
    return seconds
  }
  const found = await wrong.during(client, check)
  if (found !== undefined) wrong.undo(client)
  else metrics.refusals.increment({ reason: 'wrong preview token' })
  return found
}

/** Counts a use of a preview link, and remembers when it was. */
async function countUse({ db }: Payload, hash: string): Promise<void> {
  await db.updateOne({
    collection: 'preview-links',
    where: { tokenHash: { equals: hash } },
    data: { uses: { $inc: 1 }, lastUsedAt: new Date().toISOString() },
    returning: false,
  })
}
