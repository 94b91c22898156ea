import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

type Result = { ruleId: string; value: [string, string]; message: string; snippet: string }
type Engine = { Checker: new () => { check: CheckFunction } }
type CheckFunction = (root: Node, rules: string[]) => Promise<{ results: Result[] }>

declare global {
  interface Window {
    ace?: Engine
  }
}

/** The pages on which the engine runs: set by `npm run accessibility` and `npm run test:all`. */
const PAGES = process.env.SECOND_ENGINE
export const ON_EVERY_PAGE = PAGES === 'every page'
export const ON_SCREENS = ON_EVERY_PAGE || PAGES === 'screens'

/** On catalogue pages that repeat one block, parts of its entries share their names. */
const REPEATED = [
  'aria_complementary_label_unique',
  'aria_form_label_unique',
  'aria_navigation_label_unique',
  'aria_region_label_unique',
  'fieldset_label_valid',
  'input_checkboxes_grouped',
]

/** The rules that do not apply to a page. */
export const rulesWithout = (repeats: boolean) => (repeats ? REPEATED : [])

/**
 * IBM’s engine. The engine's file declares a variable, which is not a property of the window by
 * itself.
 */
const ENGINE = `${readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine')), 'utf8')}
window.ace = ace`

/**
 * Violations of WCAG 2.2 A and AA of which IBM’s engine is certain, as text. Results that it marks
 * for manual review are left out. `within` is the selector of a part of the page.
 */
export async function secondOpinion(
  page: Page,
  without: readonly string[] = [],
  within?: string,
): Promise<string[]> {
  await page.evaluate(ENGINE)
  return page.evaluate(
    async ({ without, within }) => {
      const root = within ? document.querySelector(within) : document
      if (!root || !window.ace) throw new Error(`There is nothing to check at ${within}.`)
      const { results } = await new window.ace.Checker().check(root, ['WCAG_2_2'])
      return results
        .filter(({ value: [weight, answer] }) => weight === 'VIOLATION' && answer === 'FAIL')
        .filter(({ ruleId }) => !without.includes(ruleId))
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 200)}`)
    },
    { without: [...without], within },
  )
}
