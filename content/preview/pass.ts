import { readSigned, signText } from './signed-text.ts'

const MINUTE = 60_000

/** The studio session of a user. */
type StudioSession = { userId: number; sid: string }

/** A pass to the preview for a signed-in user; it is valid for a minute. */
export function makePass({ userId, sid }: StudioSession, now = Date.now()): string {
  return signText('pass', `${userId} ${sid} ${now + MINUTE}`)
}

/** Whose pass this is; undefined if it was not made here or is too old. */
export function readPass(pass: string, now = Date.now()): StudioSession | undefined {
  const [userId, sid = '', endsAt] = readSigned('pass', pass)?.split(' ') ?? []
  return Number(endsAt) > now ? { userId: Number(userId), sid } : undefined
}
