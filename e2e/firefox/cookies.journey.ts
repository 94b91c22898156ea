import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { orchard } from '../fixture/names.ts'
import { test } from './journey.ts'
import { eventually, isSeen, untilSeen } from './page-state.ts'
import { open } from './tab.ts'

const BANNER = '[aria-label="Cookie choice"]'

/** The factor by which timers of two seconds or more are shortened. */
const SPEEDUP = 10

/** Shortens long timers, so that the banner appears soon; animations keep their speed. */
const shortenTimers = (page: Page) =>
  page.evaluateOnNewDocument((speedup) => {
    const start = window.setTimeout
    const shortened = (act: TimerHandler, delay = 0, ...rest: unknown[]) =>
      start(act, delay >= 2000 ? delay / speedup : delay, ...rest)
    Object.assign(window, { setTimeout: shortened })
  }, SPEEDUP)

const answer = (page: Page, words: string) =>
  page.$$eval(
    `${BANNER} button`,
    (buttons, words) => buttons.find(({ textContent }) => textContent?.includes(words))?.click(),
    words,
  )

const pageTime = (page: Page) => page.evaluate(() => performance.now())

test('the cookie banner appears, and after “Accept” not again', async ({ newTab: { page } }) => {
  await shortenTimers(page)
  await open(page, '/')
  await untilSeen(page, BANNER)
  const took = await pageTime(page)
  await answer(page, 'Accept')
  await untilSeen(page, BANNER, false)
  await open(page, orchard.path)
  await eventually(() => pageTime(page)).toBeGreaterThan(Math.max(2000, 1.5 * took))
  expect(await isSeen(page, BANNER)).toBe(false)
})
