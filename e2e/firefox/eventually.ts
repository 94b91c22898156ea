import { expect } from '@playwright/test'

/** Waits between attempts, in milliseconds; the last one repeats. */
const intervals = [50, 100, 200]

/**
 * Asks a page until it answers what is expected. While one document follows another there is nobody
 * to answer.
 */
export const eventually = <Answer>(ask: () => Promise<Answer>, message?: string) =>
  expect.poll(() => ask().catch(() => undefined), { intervals, ...(message && { message }) })
