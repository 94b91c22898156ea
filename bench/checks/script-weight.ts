import type { Page } from '@playwright/test'
import { phone, type Screen } from '../../e2e/screens.ts'
import { kilobytes, weigh } from '../../e2e/weigh.ts'
import { bounded, noted } from '../../testing/table.ts'
import { boundScreens, bounds } from '../bounds.ts'
import { AFTER_LOAD_MS } from './page-window.ts'
import { type MeasureContext, type Step, screensOf } from './step.ts'

const NAME = 'scripts before interaction'

/** Kilobytes of scripts loaded without interaction, per page, and with the contact form in view. */
export const scriptWeight: Step[] = [
  ...screensOf(boundScreens.scripts).map(({ name, path }) => ({
    name: `${NAME}: ${name}`,
    measure: async (on: MeasureContext) => {
      const weight = await scriptsOf(on, path, untilQuiet)
      const aim = weight <= bounds.scripts.aim ? 'reached' : 'not reached'
      return [
        bounded(`${NAME}: ${name}`, weight, bounds.scripts.each, 'KB'),
        noted(`  aim of ${bounds.scripts.aim} KB`, aim),
      ]
    },
  })),
  ...screensOf(['contact']).map(contactStep),
]

function contactStep({ path }: Screen): Step {
  return {
    name: `${NAME}: contact`,
    measure: async (on) => [
      noted(`${NAME}: contact, untouched`, words(await scriptsOf(on, path, untilQuiet))),
      bounded(
        '  its form in reach',
        await scriptsOf(on, path, untilForm),
        bounds.scripts.contactForm,
        'KB',
      ),
    ],
  }
}

const words = (weight: number) => `${weight.toFixed(1)} KB`

async function scriptsOf(
  { browser, siteUrl }: MeasureContext,
  path: string,
  untilAll: (page: Page) => Promise<void>,
) {
  const page = await browser.newPage(phone)
  try {
    return kilobytes(await weigh(page, siteUrl + path, untilAll), 'Script')
  } finally {
    await page.close()
  }
}

/** Waits for what the page loads when idle, too. */
async function untilQuiet(page: Page) {
  await page.waitForTimeout(AFTER_LOAD_MS)
  await page.waitForLoadState('networkidle')
}

async function untilForm(page: Page) {
  await page.locator('main form').first().scrollIntoViewIfNeeded()
  await untilQuiet(page)
}
