import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { findStack } from '../stack.ts'

/**
 * Journeys in Firefox, on a stack of their own. Playwright runs them; puppeteer drives the browser
 * that the system has, which Playwright cannot.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  // Where `E2E_STACK` names programs that run, those are visited.
  ...(!findStack() && { globalSetup: '../global-setup.ts' }),
  outputDir: `../../test-results/${process.env.E2E_RUN}-firefox`,
  workers: 2,
  // A long timeout costs nothing on a page that works, and a busy machine needs it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  ...(base.reporter && { reporter: base.reporter }),
})
