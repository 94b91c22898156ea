import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { eventually } from './eventually.ts'
import { test } from './journey.ts'
import { isSeen, untilSeen } from './look.ts'
import { open } from './tab.ts'

const QUESTION = '[aria-label="Cookie choice"]'

/** By how much timers of several seconds are shortened, from the next document on. */
const HASTE = 10

/** Lets the seconds before the question pass quickly; what moves keeps its pace. */
const hurry = (page: Page) =>
  page.evaluateOnNewDocument((haste) => {
    const start = window.setTimeout
    const hasten = (act: TimerHandler, delay = 0, ...rest: unknown[]) =>
      start(act, delay >= 2000 ? delay / haste : delay, ...rest)
    Object.assign(window, { setTimeout: hasten })
  }, HASTE)

const answer = (page: Page, words: string) =>
  page.$$eval(
    `${QUESTION} button`,
    (buttons, words) => buttons.find(({ textContent }) => textContent?.includes(words))?.click(),
    words,
  )

const since = (page: Page) => page.evaluate(() => performance.now())

test('the question about cookies comes after six seconds', async ({ newTab: { page } }) => {
  await open(page, '/lagoon')
  await untilSeen(page, QUESTION)
  expect(await since(page)).toBeGreaterThan(6000)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
})

for (const words of ['Accept', 'Decline']) {
  test(`whoever answers “${words}” is not asked again`, async ({ newTab: { page } }) => {
    await hurry(page)
    await open(page, '/')
    await untilSeen(page, QUESTION)
    const took = await since(page)
    await answer(page, words)
    await untilSeen(page, QUESTION, false)
    await open(page, '/lagoon')
    await eventually(() => since(page)).toBeGreaterThan(Math.max(2000, 1.5 * took))
    expect(await isSeen(page, QUESTION)).toBe(false)
  })
}
