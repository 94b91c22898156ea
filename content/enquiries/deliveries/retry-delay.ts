import { backoff } from '@belvedere/kit/backoff.ts'

const DELAYS = { first: 15_000, longest: 60 * 60 * 1000 }
const GIVEN_UP_AFTER = 3 * 24 * 60 * 60 * 1000

/**
 * The delay after so many attempts: doubled each time, up to an hour, and between half and all of
 * it, so that many deliveries do not return at once.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const whole = backoff(attempts - 1, DELAYS)
  return Math.round(whole * (0.5 + random() / 2))
}

/** Whether a delivery has been tried for long enough: three days. */
export function isTriedEnough(queuedAt: number, now: number): boolean {
  return now - queuedAt >= GIVEN_UP_AFTER
}
