import { defineConfig } from '@playwright/test'
import base, { CHANGES } from './playwright.config.ts'
import { ON_DEMO, SWEEP } from './properties.ts'
import { findStack } from './stack.ts'

const { launchOptions } = base.use ?? {}
const executablePath = process.env.HEADLESS_SHELL || process.env.CHROMIUM
// The sweep opens, measures and closes pages, so a lighter browser will do.
const shell = { ...launchOptions, ...(executablePath && { executablePath }) }
const baseURL = findStack('demo')?.siteUrl

/**
 * The sweep of all demo and catalogue pages in Chromium's headless shell, and the journeys of
 * visitors in Chromium itself, on the demo or the fixture (`properties.ts`). They change no content,
 * so two run at a time; the journeys in `CHANGES` run separately.
 */
export default defineConfig(base, {
  projects: [
    { name: 'sweep', testMatch: SWEEP, use: { baseURL, launchOptions: shell } },
    { name: 'demo', testMatch: ON_DEMO, use: { baseURL } },
    { name: 'visitors', testMatch: '*.spec.ts', testIgnore: [...CHANGES, ...SWEEP, ...ON_DEMO] },
  ],
  globalSetup: './sweep-setup.ts',
  outputDir: `../test-results/${process.env.E2E_RUN}-sweep`,
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
})
