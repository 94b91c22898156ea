import { expect } from '@playwright/test'

/**
 * Asks a page until it answers what is expected. While one document follows another there is nobody
 * to answer.
 */
export const eventually = <Answer>(ask: () => Promise<Answer>, message?: string) =>
  expect.poll(() => ask().catch(() => undefined), message === undefined ? {} : { message })
