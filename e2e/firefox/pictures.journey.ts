import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { readStack } from '../stack.ts'
import { intercept } from './intercept.ts'
import { test } from './journey.ts'
import { eventually } from './page-state.ts'

const PICTURES = /\/media\/[^?]*\.(?:jpg|png|webp)/

/** Whether the first picture with words for it writes them, and whether the page still waits for its load. */
const wordsOf = (page: Page) =>
  page.$eval('main img[alt]:not([alt=""])', (picture) => ({
    areWritten: getComputedStyle(picture).color !== 'rgba(0, 0, 0, 0)',
    isWaiting: 'waiting' in document.documentElement.dataset,
  }))

test('what a picture shows is written when it is lost, not while the page loads', async ({
  tab,
}) => {
  const { page } = tab
  tab.expect(PICTURES)
  const { promise, resolve } = Promise.withResolvers<void>()
  await intercept(page, PICTURES, async (request) => {
    await promise
    await request.abort()
  })
  await page.goto(readStack().siteUrl, { waitUntil: 'domcontentloaded' })
  const { areWritten, isWaiting } = await wordsOf(page)
  expect(areWritten).toBe(!isWaiting)
  resolve()
  await eventually(() => wordsOf(page)).toEqual({ areWritten: true, isWaiting: false })
})
