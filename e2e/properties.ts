/**
 * Which specs run on which property. Every spec that is not listed here, and every journey in
 * `firefox/`, runs on the fixture (`fixture/`), whose words and pictures change only with the tests.
 */

/** All pages of the demo and of the catalogue: opened, measured and closed. */
export const SWEEP = ['catalogue.spec.ts', 'pages.spec.ts']

/** Specs about the pages of the demo. They know its addresses from `screens.ts`, but no words. */
export const ON_DEMO = [
  'builds.spec.ts',
  'by-keyboard.spec.ts',
  'demo.spec.ts',
  'hand-over.spec.ts',
  'hero-hours.spec.ts',
  'preview-pixels.spec.ts',
  'fonts.spec.ts',
  'motion-weight.spec.ts',
  'weight.spec.ts',
]
