type Dates = { expiresAt?: unknown; revokedAt?: unknown }

/** The state of a link that works. */
export const WORKS = 'Works'

/** The state of a link whose maker's account is deleted, or may no longer publish. */
export const MAKER_LEFT = 'Ended: its maker may not publish'

/** Whether a preview link works, in the words of the studio. */
export function stateOf({ expiresAt, revokedAt }: Dates, now = Date.now()): string {
  if (revokedAt) return 'Revoked'
  return new Date(String(expiresAt)).getTime() > now ? WORKS : 'Ended'
}
