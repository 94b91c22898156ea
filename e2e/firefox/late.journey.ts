import { expect } from '@playwright/test'
import { hold, intercept } from './intercept.ts'
import { test } from './journey.ts'
import { footerLink, press } from './links.ts'
import {
  CONTACT,
  HOME,
  LAGOON,
  markDocument,
  PRIVACY,
  placeOf,
  untilFocused,
  untilTitle,
} from './look.ts'
import { open } from './tab.ts'

const PAYLOAD = /\/lagoon\/_payload\.json/

test('who goes elsewhere while a page is late gets what they asked for last', async ({
  tab: { page },
}) => {
  const release = await hold(page, PAYLOAD)
  await open(page, '/privacy')
  const isSame = await markDocument(page)
  await press(page, footerLink('/lagoon'))
  // A mouse cannot click through the sheet that may cover the page by now.
  await page.focus(footerLink('/contact'))
  await page.keyboard.press('Enter')
  await untilTitle(page, CONTACT)
  release()
  await untilFocused(page, 'h1')
  await page.evaluate(() => history.back())
  await untilTitle(page, PRIVACY)
  expect(await isSame()).toBe(true)
})

test('a payload that is lost ends in the page or in words about it, and the way on is open', async ({
  tab,
}) => {
  const { page } = tab
  // The site may log what it could not do.
  tab.expect(PAYLOAD)
  tab.expect(/^error: /)
  await intercept(page, PAYLOAD, (request) => request.abort())
  await open(page, '/privacy')
  await press(page, footerLink('/lagoon'))
  await untilTitle(page, /This page did not arrive|cross on foot/)
  expect(await placeOf(page)).toBe('/lagoon')
  await press(page, 'header a[href="/"]')
  await untilTitle(page, HOME)
})

test('a payload that answers an error ends in the page as a document', async ({ tab }) => {
  const { page } = tab
  tab.expect(PAYLOAD)
  await intercept(page, PAYLOAD, (request) => request.respond({ status: 500 }))
  await open(page, '/privacy')
  const isSame = await markDocument(page)
  await press(page, footerLink('/lagoon'))
  await untilTitle(page, LAGOON)
  expect(await isSame()).toBe(false)
  expect(await placeOf(page)).toBe('/lagoon')
})
