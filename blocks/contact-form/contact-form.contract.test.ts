import { block } from '@belvedere/site/testing/block.ts'
import { builtSite, launchBrowser } from '@belvedere/site/testing/built-site.ts'
import { openPage } from '@belvedere/site/testing/open-page.ts'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { full } from './fixture.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const blocks = [block('contact_form', 'f', full)]
  site.content.pages.set('', { id: '1', title: 'Home', blocks })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** The page with the form, and the `mailto:` address that it opens. */
async function open(options: Parameters<typeof openPage>[2] = {}) {
  const opened = Promise.withResolvers<URL>()
  const before = async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    session.on('Page.frameRequestedNavigation', ({ url }) => {
      if (url.startsWith('mailto:')) opened.resolve(new URL(url))
    })
    await options.before?.(page)
  }
  const { page, said } = await openPage(browser, site.url, { ...options, before })
  return { page, said, opened: opened.promise }
}

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Ines Marlow')
  await page.getByLabel('Email').fill('ines@example.com')
  await page.getByLabel('Message').fill('Which house\nhas the fig tree?')
  await page.getByLabel('You may keep my details').check()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Continue in your mail' }).click()

/** Resolves once the form is hydrated; until then the browser validates it. */
const untilHydrated = (page: Page) => page.locator('form[novalidate]').waitFor()

test('errors are listed at the top and at each field, and disappear when they are fixed', async () => {
  const { page } = await open()
  await untilHydrated(page)
  await fillIn(page)
  await page.getByLabel('Email').fill('ines@')
  await page.getByLabel('Message').fill('  ')
  await submit(page)

  const summary = page.getByRole('alert').filter({ hasText: 'Two things to look at' })
  await summary.waitFor()
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await summary.getByRole('link', { name: 'Write a line or two' }).click()
  expect(page.url()).toBe(`${site.url}/`)
  const message = page.getByLabel('Message')
  expect(await message.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await message.getAttribute('aria-invalid')).toBe('true')
  const described = await message.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toContain('Write a line or two')
  await message.fill('Hello')
  expect(await message.getAttribute('aria-invalid')).toBeNull()
  expect(await message.getAttribute('aria-describedby')).toBeNull()
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  expect(await message.inputValue()).toBe('Hello')
  expect(await page.getByLabel('Name').inputValue()).toBe('Ines Marlow')

  await message.fill('')
  await submit(page)
  await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('a form that was filled in before hydration keeps its values', async () => {
  const arrival = Promise.withResolvers<void>()
  const before = (page: Page) =>
    page.route('**/assets/*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
  const { page, opened, said } = await open({ before, waitUntil: 'commit' })
  await fillIn(page)
  await page.getByLabel('About').selectOption('A visit')
  arrival.resolve()
  await untilHydrated(page)
  await submit(page)

  const mail = await opened
  expect(mail.searchParams.get('subject')).toBe('A visit')
  expect(mail.searchParams.get('body')).toContain('Which house\r\nhas the fig tree?')
  expect(said).toEqual([])
})

test('a valid form opens a message in the visitor’s mail program', async () => {
  const { page, opened } = await open()
  await untilHydrated(page)
  await fillIn(page)
  await submit(page)

  const mail = await opened
  expect(mail.pathname).toBe('hello@example.com')
  expect(mail.searchParams.get('subject')).toBe('A house')
  expect(mail.searchParams.get('body')).toBe(
    'Which house\r\nhas the fig tree?\r\n\r\nInes Marlow\r\nines@example.com',
  )
  expect(page.url()).toBe(`${site.url}/`)
})

test('without scripts the message opens too, and the address stays clean', async () => {
  const { page, opened } = await open({ javaScriptEnabled: false })
  await fillIn(page)
  await submit(page)

  const mail = await opened
  expect(mail.pathname).toBe('hello@example.com')
  expect(mail.searchParams.get('body')).toContain('message=Which house')
  expect(page.url()).toBe(`${site.url}/`)
})
