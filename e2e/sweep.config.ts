import { defineConfig } from '@playwright/test'
import base, { CHANGES } from './playwright.config.ts'

/** The sweep: its pages are opened, measured and closed, so a lighter browser will do. */
const SWEEP = ['catalogue.spec.ts', 'pages.spec.ts']

const { launchOptions } = base.use ?? {}
const executablePath = process.env.HEADLESS_SHELL || process.env.CHROMIUM
const shell = { ...launchOptions, ...(executablePath && { executablePath }) }

/**
 * The sweep of all demo and catalogue pages in Chromium's headless shell, and the journeys of
 * visitors in Chromium itself. They change no content, so two run at a time; the journeys in
 * `CHANGES` run separately.
 */
export default defineConfig(base, {
  projects: [
    { name: 'sweep', testMatch: SWEEP, use: { launchOptions: shell } },
    { name: 'visitors', testMatch: '*.spec.ts', testIgnore: [...CHANGES, ...SWEEP] },
  ],
  globalSetup: './sweep-setup.ts',
  outputDir: `../test-results/${process.env.E2E_RUN}-sweep`,
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
})
