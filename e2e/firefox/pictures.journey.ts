import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { readStack } from '../stack.ts'
import { intercept } from './intercept.ts'
import { test } from './journey.ts'
import { eventually } from './page-state.ts'

const PICTURES = /\/media\/[^?]*\.(?:jpg|png|webp)/

/** Whether the alt text of the first picture that has one is visible, and whether the page is still loading. */
const altTextOf = (page: Page) =>
  page.$eval('main img[alt]:not([alt=""])', (picture) => ({
    isVisible: getComputedStyle(picture).color !== 'rgba(0, 0, 0, 0)',
    isLoading: 'waiting' in document.documentElement.dataset,
  }))

test('alt text shows if a picture fails to load, but not while the page loads', async ({ tab }) => {
  const { page } = tab
  tab.expect(PICTURES)
  const { promise, resolve } = Promise.withResolvers<void>()
  await intercept(page, PICTURES, async (request) => {
    await promise
    await request.abort()
  })
  await page.goto(readStack().siteUrl, { waitUntil: 'domcontentloaded' })
  const { isVisible, isLoading } = await altTextOf(page)
  expect(isVisible).toBe(!isLoading)
  resolve()
  await eventually(() => altTextOf(page)).toEqual({ isVisible: true, isLoading: false })
})
