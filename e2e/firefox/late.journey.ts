import { expect } from '@playwright/test'
import { contact, home, orchard, privacy } from '../fixture/names.ts'
import { hold, intercept } from './intercept.ts'
import { test } from './journey.ts'
import { footerLink, press } from './links.ts'
import { markDocument, placeOf, untilFocused, untilTitle } from './page-state.ts'
import { open } from './tab.ts'

const PAYLOAD = new RegExp(`${orchard.path}/_payload\\.json`)

test('a navigation during a slow one replaces it', { tag: '@release' }, async ({
  tab: { page },
}) => {
  const release = await hold(page, PAYLOAD)
  await open(page, privacy.path)
  const isSame = await markDocument(page)
  await press(page, footerLink(orchard.path))
  // The cover may block mouse clicks by now, so use the keyboard.
  await page.focus(footerLink(contact.path))
  await page.keyboard.press('Enter')
  await untilTitle(page, contact.title)
  release()
  await untilFocused(page, 'h1')
  await page.evaluate(() => history.back())
  await untilTitle(page, privacy.title)
  expect(await isSame()).toBe(true)
})

test('a lost payload ends in the page or an error screen, and navigation still works', async ({
  tab,
}) => {
  const { page } = tab
  // The site may log the failure.
  tab.expect(PAYLOAD)
  tab.expect(/^error: /)
  await intercept(page, PAYLOAD, (request) => request.abort())
  await open(page, privacy.path)
  await press(page, footerLink(orchard.path))
  await untilTitle(page, new RegExp(`This page did not arrive|${orchard.title}`))
  expect(await placeOf(page)).toBe(orchard.path)
  await press(page, 'header a[href="/"]')
  await untilTitle(page, home.title)
})
