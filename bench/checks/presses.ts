import type { Browser, Page } from '@playwright/test'
import { phone } from '../../e2e/screens.ts'
import { bounded } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { interleave } from '../interleave.ts'
import { median } from '../median.ts'
import { DESKTOP } from '../motion/visitor.ts'
import { answerTime, pressAt } from './answer.ts'
import { CPU_SLOWDOWN } from './blocking-cost.ts'
import { settle, slowVisitor } from './slow-visitor.ts'
import type { Step } from './step.ts'

/** The menu by touch and by mouse, and a link by mouse, which prefetches on hover. */
const KINDS = {
  'the menu, by finger': (browser, url) =>
    onPage(browser, url, phone, (page) => pressMenu(page, 'finger')),
  'the menu, by mouse': (browser, url) =>
    onPage(browser, url, DESKTOP, (page) => pressMenu(page, 'mouse')),
  'a prefetched link': (browser, url) => onPage(browser, url, DESKTOP, pressLink),
} satisfies Record<string, (browser: Browser, url: string) => Promise<number>>

/** How soon the home page responds to a press. */
export const presses: Step[] = Object.entries(KINDS).map(([name, press]) => ({
  name: `press: ${name}`,
  measure: async ({ browser, siteUrl, runs }) => {
    const { time } = await interleave(['time'], runs, () => press(browser, siteUrl))
    return [
      bounded(`press, CPU ${CPU_SLOWDOWN}× slower: ${name}`, median(time), bounds.press, 'ms'),
    ]
  },
}))

function pressMenu(page: Page, by: 'finger' | 'mouse') {
  const toggle = page.locator('[aria-controls="menu"]').first()
  return answerTime(page, 'menu', () => pressAt(page, toggle, by))
}

async function onPage(
  browser: Browser,
  url: string,
  options: typeof DESKTOP,
  press: (page: Page) => Promise<number>,
): Promise<number> {
  const page = await slowVisitor(browser, CPU_SLOWDOWN, options)
  try {
    await page.goto(url)
    await settle(page)
    return await press(page)
  } finally {
    await page.context().close()
  }
}

async function pressLink(page: Page): Promise<number> {
  const link = page.locator('main a[href^="/"]:not([href*="."]):visible').first()
  await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await link.hover()
  const path = await link.evaluate((one) => one.getAttribute('href') ?? '')
  await page.waitForFunction(hasPayload, path, { polling: 100 })
  await settle(page)
  return answerTime(page, 'link', () => pressAt(page, link, 'mouse'))
}

function hasPayload(path: string) {
  const { href } = new URL(`${path}/_payload.json`, location.origin)
  return performance.getEntriesByName(href).some((entry) => {
    return entry instanceof PerformanceResourceTiming && entry.responseEnd > 0
  })
}
