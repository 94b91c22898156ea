import { defineConfig } from '@playwright/test'
import base, { CHANGES } from './playwright.config.ts'

/**
 * Every page of the demo and of the catalogue, and the journeys of visitors: nothing is changed. The
 * tests need not wait for each other, so two run at a time; what changes pages runs apart.
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
