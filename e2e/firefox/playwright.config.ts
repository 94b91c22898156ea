import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { findStack } from '../stack.ts'

/**
 * Journeys in Firefox on their own stack. Playwright runs the tests, but Puppeteer drives the
 * browser, because Playwright cannot drive the system's Firefox.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  // With `E2E_STACK` set, the journeys use those running programs.
  ...(!findStack() && { globalSetup: '../global-setup.ts' }),
  outputDir: `../../test-results/${process.env.E2E_RUN}-firefox`,
  workers: 2,
  ...(base.retries && { retries: base.retries }),
  ...(base.grepInvert && { grepInvert: base.grepInvert }),
  // A busy machine needs a long timeout; passing tests do not wait for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  ...(base.reporter && { reporter: base.reporter }),
})
