import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { readStack } from '../stack.ts'
import { isLive } from '../until.ts'
import { intercept } from './intercept.ts'
import { test } from './journey.ts'
import { eventually } from './page-state.ts'

const PICTURES = /\/media\/[^?]*\.(?:jpg|png|webp)/

/** Whether the first picture with words for it writes them, and whether they have a ground. */
const wordsOf = (page: Page) =>
  page.$eval('main img[alt]:not([alt=""])', (picture) => {
    const { color, backgroundColor } = getComputedStyle(picture)
    const isSeen = (colour: string) => colour !== 'rgba(0, 0, 0, 0)'
    return { isWritten: isSeen(color), isOnGround: isSeen(backgroundColor) }
  })

test('what a picture shows is written when it is lost, not while it loads', async ({ tab }) => {
  const { page } = tab
  tab.expect(PICTURES)
  const { promise, resolve } = Promise.withResolvers<void>()
  await intercept(page, PICTURES, async (request) => {
    await promise
    await request.abort()
  })
  await page.goto(readStack().siteUrl, { waitUntil: 'domcontentloaded' })
  await eventually(() => page.evaluate(isLive)).toBe(true)
  expect(await wordsOf(page)).toEqual({ isWritten: false, isOnGround: false })
  resolve()
  await eventually(() => wordsOf(page)).toEqual({ isWritten: true, isOnGround: true })
})
