import { defineConfig } from '@playwright/test'
import base, { SWEEPS } from './playwright.config.ts'

/**
 * The sweep: every page of the demo and of the catalogue, looked at and never changed. Its tests
 * need not wait for each other, so two run at a time; the journeys, which change pages, run apart.
 */
export default defineConfig(base, {
  testMatch: SWEEPS,
  testIgnore: [],
  globalSetup: './sweep-setup.ts',
  outputDir: `../test-results/${process.env.E2E_RUN}-sweep`,
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
})
