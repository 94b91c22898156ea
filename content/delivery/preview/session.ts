import { readSigned, signText } from './signed-text.ts'

const HOUR = 3_600_000

/** The longest time that a preview session lasts. */
export const MAX_SESSION = 12 * HOUR

/**
 * The subject of a preview session: the studio session of a user, or the hash of a link or delivery
 * token. It carries no rights: those are read from the database at each use.
 */
export type Claims =
  | { kind: 'editor'; userId: number; sid: string }
  | { kind: 'link' | 'token'; hash: string }

/** Signs a session that ends at this time, in milliseconds. */
export function makeSession(claims: Claims, endsAt: number): string {
  return signText('session', [...wordsOf(claims), endsAt].join(' '))
}

/** The subject of a session; 'ended' after its time, undefined if the text is no session. */
export function readSession(text: string, now = Date.now()): Claims | 'ended' | undefined {
  const words = readSigned('session', text)?.split(' ')
  if (!words) return undefined
  return Number(words.pop()) > now ? claimsOf(words) : 'ended'
}

function wordsOf(claims: Claims) {
  if (claims.kind === 'editor') return [claims.kind, claims.userId, claims.sid]
  return [claims.kind, claims.hash]
}

function claimsOf([kind, subject = '', sid = '']: string[]): Claims | undefined {
  if (kind === 'editor') return { kind, userId: Number(subject), sid }
  return kind === 'link' || kind === 'token' ? { kind, hash: subject } : undefined
}
