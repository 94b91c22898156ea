type Dates = { expiresAt?: unknown; revokedAt?: unknown }

/** Whether a preview link works, in the words of the studio. */
export function stateOf({ expiresAt, revokedAt }: Dates, now = Date.now()): string {
  if (revokedAt) return 'Revoked'
  return new Date(String(expiresAt)).getTime() > now ? 'Works' : 'Ended'
}
