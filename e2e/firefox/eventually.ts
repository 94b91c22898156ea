import { expect } from '@playwright/test'

/** Waits between attempts, in milliseconds; the last one repeats. */
const intervals = [50, 100, 200]

/**
 * `expect.poll` that tolerates errors: evaluating fails while a document is being replaced.
 */
export const eventually = <Answer>(ask: () => Promise<Answer>, message?: string) =>
  expect.poll(() => ask().catch(() => undefined), { intervals, ...(message && { message }) })
