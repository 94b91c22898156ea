import { builtSite, launchBrowser } from '@belvedere/site/testing/built-site.ts'
import { leftBehind } from '@belvedere/site/testing/left-behind.ts'
import { openPage, untilReady } from '@belvedere/site/testing/open-page.ts'
import { gap } from '@belvedere/site/testing/page-blocks.ts'
import { block } from '@belvedere/site/testing/records.ts'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { full } from './fixture.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  for (const slug of ['', 'reef'])
    site.content.pages.set(slug, { id: slug || 'home', title: slug, blocks: [gap('g', 600)] })
  const form = [block('contact_form', 'f', full)]
  site.content.pages.set('write', { id: 'write', title: 'Write', blocks: form })
  const link = (slug: string) => ({ id: slug, label: slug, to: `/${slug}` })
  site.content.global = { secondaryMenu: ['reef', 'write'].map(link) }
  site.content.site = { ...site.content.site, features: { splash: true } }
})
beforeEach(() => site.content.inbox.stored.clear())
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/**
 * A flag that this tab has shown its decoration: it is not about the visit, and the only exception.
 */
const SPLASH = 'sessionStorage.splash'
const ANSWER = 'localStorage.consent'

async function answer(page: Page, name: 'Accept' | 'Decline') {
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('button', { name }).click()
}

async function go(page: Page, path: string) {
  await page.locator(`footer a[href="${path}"]`).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

/** Visits three pages with these answers, and sends the form; resolves to the received enquiry. */
async function visitAndWrite(answers: readonly ('Accept' | 'Decline')[]) {
  const { page } = await openPage(browser, `${site.url}/?utm_source=letter`)
  await untilReady(page)
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-splash'))
  const counted = page.waitForRequest('**/visits')
  await go(page, '/reef')
  await counted
  for (const name of answers) await answer(page, name)
  await go(page, '/write')
  await page.locator('form[novalidate]').waitFor()
  await page.getByLabel('Name').fill('Ines Marlow')
  await page.getByLabel('Email', { exact: true }).first().fill('ines@example.com')
  await page.getByLabel('Message').fill('Which house has the fig tree?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('status').filter({ hasText: 'Your reference' }).waitFor()
  await expect.poll(() => site.content.inbox.stored.size, { timeout: 30_000 }).toBe(1)
  const [handedOver] = site.content.inbox.stored.values()
  return { handedOver, left: await leftBehind(page) }
}

test('with consent an enquiry has the pages of the visit and its source', {
  tags: ['release'],
}, async () => {
  const began = Date.now()
  const { handedOver, left } = await visitAndWrite(['Accept'])
  expect(handedOver?.enquiry.message).toBe('Which house has the fig tree?')
  expect(handedOver?.visit).toMatchObject({
    source: { referrer: '', campaign: 'letter / – / –' },
    steps: [{ path: '/reef' }, { path: '/write' }],
  })
  for (const { at } of handedOver?.visit?.steps ?? []) {
    expect(Date.parse(at)).toBeGreaterThanOrEqual(began)
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now())
  }
  expect(left).toEqual([ANSWER, SPLASH, 'sessionStorage.visit'].sort())
})

test.each([
  ['without an answer', [], [SPLASH]],
  ['after a no', ['Decline'], [ANSWER, SPLASH]],
  ['after a withdrawn yes', ['Accept', 'Decline'], [ANSWER, SPLASH]],
] as const)(
  '%s an enquiry has none of them, and the browser stores nothing',
  { tags: ['release'] },
  async (_, answers, expected) => {
    const { handedOver, left } = await visitAndWrite(answers)
    expect(handedOver?.enquiry.message).toBe('Which house has the fig tree?')
    expect(handedOver).not.toHaveProperty('visit')
    expect(left).toEqual(expected)
  },
)
