import { defineConfig } from '@playwright/test'
import base, { CHANGES } from './playwright.config.ts'
import { ON_DEMO, SWEEP } from './properties.ts'
import { findStack } from './stack.ts'

const { launchOptions } = base.use ?? {}
const executablePath = process.env.HEADLESS_SHELL || process.env.CHROMIUM
/** Journeys in which the browser itself takes part: its history, printing, zoom and preloading. */
const BY_BROWSER = ['{bfcache,prefetch,print,scroll}.spec.ts']
// Pages are laid out, animated and operated by the same engine, which is all the others need.
const shell = { ...launchOptions, ...(executablePath && { executablePath }) }
// Its pages have one origin and are opened one after another: a process for each would be waste.
const oneProcess = { ...shell, args: [...(shell.args ?? []), '--renderer-process-limit=1'] }
const baseURL = findStack('demo')?.siteUrl

/**
 * The sweep of all demo and catalogue pages and most journeys of visitors in Chromium's headless
 * shell, and the others in Chromium itself, on the demo or the fixture (`properties.ts`). They change
 * no content, so two run at a time; the journeys in `CHANGES` run separately.
 */
export default defineConfig(base, {
  projects: [
    { name: 'sweep', testMatch: SWEEP, use: { baseURL, launchOptions: oneProcess } },
    { name: 'demo', testMatch: ON_DEMO, use: { baseURL } },
    { name: 'browser', testMatch: BY_BROWSER },
    {
      name: 'visitors',
      testMatch: '*.spec.ts',
      testIgnore: [...CHANGES, ...SWEEP, ...ON_DEMO, ...BY_BROWSER],
      use: { launchOptions: shell },
    },
  ],
  globalSetup: './sweep-setup.ts',
  outputDir: `../test-results/${process.env.E2E_RUN}-sweep`,
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
})
