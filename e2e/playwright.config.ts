import { BROWSER_FLAGS } from '@belvedere/kit/testing/browser-flags.ts'
import { defineConfig } from '@playwright/test'
import { findStack } from './stack.ts'

// Workers evaluate this file again and need the same folder; other runs need another one.
process.env.E2E_RUN ??= String(process.pid)

/** Whether all journeys run and every page is swept in full, as before a release. */
export const IN_FULL =
  process.env.RELEASE_TESTS === 'all' || process.env.SECOND_ENGINE === 'every page'

/** Tests of editors on separate records: two run at a time on one stack. */
const BESIDE_OTHERS = [
  'before-publishing.spec.ts',
  'bulk.spec.ts',
  'editing.spec.ts',
  'editing-together.spec.ts',
  'enquiries.spec.ts',
  'forms.spec.ts',
  'kept-typing.spec.ts',
  'live-preview.spec.ts',
  'lost-requests.spec.ts',
  'media-library.spec.ts',
  'model-panel.spec.ts',
  'new-record.spec.ts',
  'new-record-kinds.spec.ts',
  'page-beside.spec.ts',
  'patterns.spec.ts',
  'preview-links.spec.ts',
  'redirects.spec.ts',
  'releases.spec.ts',
  'review.spec.ts',
  'schedules.spec.ts',
  'search.spec.ts',
  'signing-in.spec.ts',
  'studio-headers.spec.ts',
  'studio-menu.spec.ts',
  'writing.spec.ts',
]

/** Tests that change data of all pages, count renders, or put load on the programs. */
const ALONE = [
  'brand.spec.ts',
  'content-changes.spec.ts',
  'fuzz.spec.ts',
  'listing-changes.spec.ts',
  'listing-sheet.spec.ts',
  'pages-tree.spec.ts',
  'publish.spec.ts',
]

/** The tests of editors; those of visitors change no content. */
export const CHANGES = [...BESIDE_OTHERS, ...ALONE]

/** `npm test` runs these last. With `--no-deps` one of those alone runs without the others before it. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'beside others', testMatch: BESIDE_OTHERS },
    { name: 'alone', testMatch: ALONE, workers: 1, dependencies: ['beside others'] },
  ],
  // The option of the command line does not reach projects that others depend on.
  ...(!IN_FULL && { grepInvert: /@release/ }),
  globalSetup: './global-setup.ts',
  outputDir: `../test-results/${process.env.E2E_RUN}`,
  fullyParallel: false,
  workers: 2,
  // A browser may lose a click on a busy machine; `npm test` lists the tests that passed on the
  // second try.
  retries: 1,
  timeout: 150_000,
  // A busy machine needs a long timeout; passing tests do not wait for it.
  expect: { timeout: 30_000 },
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
