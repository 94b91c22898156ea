import { defineConfig } from '@playwright/test'
import base, { CHANGES } from './playwright.config.ts'

/**
 * The sweep of all demo and catalogue pages, and the journeys of visitors. They change no content,
 * so two run at a time; the journeys in `CHANGES` run separately.
 */
export default defineConfig(base, {
  testMatch: '*.spec.ts',
  testIgnore: CHANGES,
  globalSetup: './sweep-setup.ts',
  outputDir: `../test-results/${process.env.E2E_RUN}-sweep`,
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
})
