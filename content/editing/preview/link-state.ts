type Dates = { expiresAt?: unknown; revokedAt?: unknown }

/** The state of a link that shows its page. */
export const WORKS = 'Works'

/** The state of a link of an account that is gone, or is no publisher’s any more. */
export const MAKER_LEFT = 'Ended: its maker may not publish'

/** Whether a preview link works, in the words of the studio. */
export function stateOf({ expiresAt, revokedAt }: Dates, now = Date.now()): string {
  if (revokedAt) return 'Revoked'
  return new Date(String(expiresAt)).getTime() > now ? WORKS : 'Ended'
}
