import { randomBytes } from 'node:crypto'
import { readSigned, signText } from '../../delivery/preview/signed-text.ts'

const MINUTE = 60_000

/** The studio session of a user. */
type StudioSession = { userId: number; sid: string }

/**
 * The passes that were used, with their ends. They are in memory only: a restart forgets them, but
 * takes most of the minute for which a pass is valid.
 */
const used = new Map<string, number>()

/** A pass to the preview for a signed-in user; it is valid for a minute, and once. */
export function makePass({ userId, sid }: StudioSession, now = Date.now()): string {
  return signText(
    'pass',
    `${userId} ${sid} ${now + MINUTE} ${randomBytes(12).toString('base64url')}`,
  )
}

/** Whether a text has the form of a pass, however old or used it is. */
export function isPass(text: string): boolean {
  return readSigned('pass', text) !== undefined
}

/**
 * The user of a pass; undefined if the pass is not ours, has expired or was used before. It is part
 * of an address, which others may come to see.
 */
export function takePass(pass: string, now = Date.now()): StudioSession | undefined {
  const words = readSigned('pass', pass) ?? ''
  const [userId, sid = '', endsAt] = words.split(' ')
  for (const [old, end] of used) if (end <= now) used.delete(old)
  // The signed text is compared, since one signature can be written in several ways.
  if (!(Number(endsAt) > now) || used.has(words)) return undefined
  used.set(words, Number(endsAt))
  return { userId: Number(userId), sid }
}
