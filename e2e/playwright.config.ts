import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from './browser-flags.ts'
import { findStack } from './stack.ts'

// Workers read this file again and must come to the same folder; another run must not.
process.env.E2E_RUN ??= String(process.pid)

/** The journeys of editors and programs, which change what the public sees. */
export const CHANGES = ['{content-changes,editing,graphql,listing-changes,publish}.spec.ts']

/** Journeys in a real browser against both programs, one at a time; `npm test` runs them last. */
export default defineConfig({
  testDir: '.',
  testMatch: CHANGES,
  globalSetup: './global-setup.ts',
  outputDir: `../test-results/${process.env.E2E_RUN}`,
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  // A long timeout costs nothing on a page that works, and a busy machine needs it.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: findStack()?.siteUrl,
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: BROWSER_FLAGS,
    },
  },
})
