import { defineConfig } from '@playwright/test'
import base, { CHANGES } from './playwright.config.ts'
import { WEBP } from './screens.ts'
import { findStack } from './stack.ts'

/** All pages of the demo and of the catalogue: opened, measured and closed. */
const SWEEP = ['catalogue.spec.ts', 'pages.spec.ts']

/** Specs about the pages of the demo. They know its addresses from `screens.ts`, but no words. */
const ON_DEMO = [
  'builds.spec.ts',
  'by-keyboard.spec.ts',
  'demo.spec.ts',
  'evening-words.spec.ts',
  'hand-over.spec.ts',
  'hero-hours.spec.ts',
  'large-text.spec.ts',
  'preview-pixels.spec.ts',
  'style-counts.spec.ts',
  'fonts.spec.ts',
  'map.spec.ts',
  'motion-weight.spec.ts',
  'weight.spec.ts',
  'words-on-pictures.spec.ts',
]

/** Other properties than the demo, made as their owners would: before a release. */
const PROPERTIES = ['kontor-haus.spec.ts', 'opening-soon.spec.ts', 'refugio.spec.ts']

// Playwright would add the projects of one configuration to those of the other.
const { projects: _, ...shared } = base
const { launchOptions } = base.use ?? {}
const executablePath = process.env.HEADLESS_SHELL || process.env.CHROMIUM
/** Tests of the browser's own features: history, printing, zoom and preloading. */
const BY_BROWSER = ['{bfcache,bfcache-pages,prefetch,print,scroll}.spec.ts']
// For all other tests the headless shell is enough: it lays out, animates and operates pages with
// the same engine.
const shell = { ...launchOptions, ...(executablePath && { executablePath }) }
// All pages have one origin and are opened one after another, so a process for each would be waste.
const oneProcess = { ...shell, args: [...(shell.args ?? []), '--renderer-process-limit=1'] }
const baseURL = findStack('demo')?.siteUrl

/**
 * The sweep of all demo and catalogue pages and most journeys of visitors in Chromium's headless
 * shell, and the others in Chromium itself, on the demo or on the fixture (`fixture/`), whose words
 * and pictures change only with the tests. They change no content, so two run at a time; the journeys
 * in `CHANGES` run separately.
 */
export default defineConfig(shared, {
  projects: [
    { name: 'sweep', testMatch: SWEEP, use: { baseURL, launchOptions: oneProcess } },
    { name: 'demo', testMatch: ON_DEMO, use: { baseURL } },
    { name: 'properties', testMatch: PROPERTIES, use: { launchOptions: oneProcess } },
    { name: 'browser', testMatch: BY_BROWSER },
    {
      name: 'visitors',
      testMatch: '*.spec.ts',
      testIgnore: [...CHANGES, ...SWEEP, ...ON_DEMO, ...PROPERTIES, ...BY_BROWSER],
      use: { launchOptions: shell, extraHTTPHeaders: WEBP },
    },
  ],
  globalSetup: './sweep-setup.ts',
  outputDir: `../test-results/${process.env.E2E_RUN}-sweep`,
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
})
