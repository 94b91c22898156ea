import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The minified build has half the size, and every run sends it to the page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Runs axe on the page in its current state, or on the part that the selector `within` finds, and
 * returns the violations as text. It runs inside the page, because `@axe-core/playwright` opens a
 * second tab for every run.
 */
export async function violations(
  page: Page,
  without: string[] = [],
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: RunOptions = {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // Preloading fetches every stylesheet again, for a rule that is not enabled.
    preload: false,
    selectors: false,
    // A part may have a frame, whose page is not under test.
    iframes: !within,
  }
  const found = await page.evaluate(
    ({ options, within }) => window.axe.run(within ?? document, options),
    { options, within },
  )
  return found.violations.flatMap(describeViolation)
}

function describeViolation({ id, help, nodes }: Result) {
  return nodes.map(({ html, failureSummary }) => `${id}: ${help} ${html} ${failureSummary}`)
}
