import type { Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong with a page as it stands, in words. It is asked for violations only and
 * within the page itself, without the second tab that the ready-made connection opens each time.
 */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // It would fetch every stylesheet again, for a rule that is not among these.
    preload: false,
    selectors: false,
  }
  const found = await page.evaluate((options) => window.axe.run(document, options), options)
  return found.violations.flatMap(inWords)
}

function inWords({ id, help, nodes }: Result) {
  return nodes.map(({ html, failureSummary }) => `${id}: ${help} ${html} ${failureSummary}`)
}
