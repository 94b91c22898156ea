import { setTimeout as sleep } from 'node:timers/promises'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { builtSite, launchBrowser } from '@belvedere/site/testing/built-site.ts'
import { openPage } from '@belvedere/site/testing/open-page.ts'
import { block, house } from '@belvedere/site/testing/records.ts'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorSummary } from './error-summary.ts'
import { asking, full } from './fixture.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const blocks = [block('contact_form', 'f', full)]
  site.content.pages.set('', { id: '1', title: 'Home', blocks })
  const own = [block('contact_form', 'f', asking)]
  site.content.pages.set('asking', { id: '3', title: 'Asking', blocks: own })
  site.content.pages.set('other', { id: '2', title: 'Other', blocks: [] })
  site.content.records.realEstateListing.push(house(1, { title: 'The Boathouse' }))
})

beforeEach(() => site.content.inbox.stored.clear())

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const open = (options: Parameters<typeof openPage>[2] = {}, path = '/') =>
  openPage(browser, site.url + path, options)

async function fillIn(page: Page, message = 'Which house\nhas the fig tree?') {
  await page.getByLabel('Name').fill('Ines Marlow')
  await page.getByLabel('Email', { exact: true }).first().fill('ines@example.com')
  await page.getByLabel('Message').fill(message)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Send' }).click()
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Your reference' })

/** Resolves once the form has its script; until then the browser validates it. */
const untilReady = (page: Page) => page.locator('form[novalidate]').waitFor()

const untilStored = async () => {
  await expect.poll(() => site.content.inbox.stored.size, { timeout: 30_000 }).toBe(1)
  const [stored] = site.content.inbox.stored.values()
  return stored
}

test('errors are listed at the top and at each field, and disappear when they are fixed', async () => {
  const { page } = await open()
  await untilReady(page)
  await fillIn(page, '  ')
  await page.locator('[name="email"]').fill('ines@')
  await page.locator('[name="email"]').blur()
  expect(await page.locator('[name="email"]').getAttribute('aria-invalid')).toBe('true')
  await submit(page)

  const summary = page.getByRole('alert').filter({ hasText: errorSummary(2, ENGLISH) })
  await summary.waitFor()
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await summary.getByRole('link', { name: ENGLISH.form.messageMissing }).click()
  const message = page.getByLabel('Message')
  expect(await message.evaluate((element) => element === document.activeElement)).toBe(true)
  const described = await message.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe(ENGLISH.form.messageMissing)
  await message.fill('Hello')
  expect(await message.getAttribute('aria-invalid')).toBeNull()
  expect(await page.locator('[name="email"]').getAttribute('aria-invalid')).toBe('true')
  expect(site.content.inbox.received).toBe(0)
})

test('a form that was filled in before its script arrives is sent, and its number is announced', {
  tags: ['release'],
}, async () => {
  const arrival = Promise.withResolvers<void>()
  const before = (page: Page) =>
    page.route('**/assets/*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
  const { page, said } = await open({ before, waitUntil: 'commit' })
  await fillIn(page)
  await page.getByLabel('About optional').selectOption('A visit')
  arrival.resolve()
  await untilReady(page)
  await submit(page)
  await thanks(page).waitFor()
  expect(await thanks(page).evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await thanks(page).textContent()).toMatch(/[0-9A-Z]{5}-[0-9A-Z]{5}/)
  const stored = await untilStored()
  expect(stored?.enquiry).toMatchObject({
    name: 'Ines Marlow',
    about: 'A visit',
    message: 'Which house\nhas the fig tree?',
    answerBy: 'email',
    language: 'English',
    news: false,
  })
  expect(said).toEqual([])
})

test('own questions and a consent are asked for, and sent in the words of the form', async () => {
  const { page } = await open({}, '/asking')
  await untilReady(page)
  await page.getByLabel('Name').fill('Ines Marlow')
  await page.getByLabel('Email').first().fill('ines@example.com')
  await page.getByLabel('Telephone').fill('+44 20 7946 0185')
  await page.getByLabel('When would you move in?').fill('2027-03-01')
  await submit(page)
  await page
    .getByRole('alert')
    .filter({ hasText: errorSummary(3, ENGLISH) })
    .waitFor()
  const wrong = page.locator('form [aria-invalid=true]')
  expect(await wrong.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
    'q-choice',
    'q-yes',
    'consent',
  ])
  await page.getByLabel('How many rooms?').selectOption('Three')
  await page.getByLabel('I have read the price list.').check()
  await page.getByLabel('I agree that').check()
  await submit(page)
  await thanks(page).waitFor()
  expect((await untilStored())?.enquiry).toMatchObject({
    message: '',
    asked: [
      { label: 'How many rooms?', kind: 'choice', value: 'Three' },
      { label: 'When would you move in?', kind: 'date', value: '2027-03-01' },
      { label: 'I have read the price list.', kind: 'yes', value: 'yes' },
    ],
    consent: { text: asking.consent, version: expect.stringMatching(/^[a-z0-9]+$/) },
  })
})

test('without scripts the form is reviewed and sent', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  await fillIn(page, 'Without scripts')
  await submit(page)
  await page.getByText(ENGLISH.form.lookOver).waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Without scripts')
  await sleep(2200)
  await submit(page)
  await thanks(page).waitFor()
  expect((await untilStored())?.enquiry).toMatchObject({ message: 'Without scripts', about: '' })
})

test('typed text is restored after back and forward, and after a reload', {
  tags: ['release'],
}, async () => {
  const { page } = await open()
  await untilReady(page)
  await fillIn(page, 'Half a sente')
  await page.getByLabel('About optional').selectOption('A visit')
  await page.evaluate(() => navigation.navigate('/other').finished)
  await page.evaluate(() => navigation.back().finished)
  await untilReady(page)
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Half a sente')
  expect(await page.getByLabel('About optional').inputValue()).toBe('A visit')
  await page.reload()
  await untilReady(page)
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Half a sente')
  const stores = await page.evaluate(() => [localStorage.length, sessionStorage.length])
  expect(stores).toEqual([0, 0])
})

test('a form without a question about the subject names the listing, and sends it', async () => {
  const [listing] = site.content.records.realEstateListing
  const path = `/real-estate/${Object(listing?.category).slug}/${listing?.slug}`
  const { page } = await open({}, `/asking?house=${path}`)
  await untilReady(page)
  await page.getByText('About: The Boathouse').waitFor()
  await page.getByLabel('Name').fill('Ines Marlow')
  await page.getByLabel('Email', { exact: true }).first().fill('ines@example.com')
  await page.getByLabel('How many rooms?').selectOption('Three')
  await page.locator('[name="phone"]').fill('+44 20 7946 0185')
  await page.getByLabel('I have read the price list.').check()
  await page.getByLabel('I agree that what I write').check()
  await submit(page)
  await thanks(page).waitFor()
  expect((await untilStored())?.enquiry).toMatchObject({ house: path, about: '' })
})

test('the listing that the visitor comes from is the subject of the enquiry', {
  tags: ['release'],
}, async () => {
  const [listing] = site.content.records.realEstateListing
  const path = `/real-estate/${Object(listing?.category).slug}/${listing?.slug}`
  const { page } = await open({}, `/?house=${path}`)
  await untilReady(page)
  await expect.poll(() => page.getByLabel('About optional').inputValue()).toBe('The Boathouse')
  await fillIn(page)
  await submit(page)
  await thanks(page).waitFor()
  expect((await untilStored())?.enquiry).toMatchObject({ house: path, about: 'The Boathouse' })
})

test('after a lost response the form is sent again, and the enquiry is stored once', async () => {
  let isLost = false
  const before = (page: Page) =>
    page.route('**/enquiries', async (route) => {
      if (isLost) return route.continue()
      isLost = true
      await route.fetch()
      await route.abort()
    })
  const { page } = await open({ before })
  await untilReady(page)
  await fillIn(page)
  await submit(page)
  await thanks(page).waitFor()
  await untilStored()
  expect(site.content.inbox.stored.size).toBe(1)
})

test('while nothing can be sent, all input stays, and mail is offered instead', {
  tags: ['release'],
}, async () => {
  const { page } = await open({
    before: (page) =>
      page.route('**/enquiries', (route) =>
        route.fulfill({ status: 503, json: { is: 'not-kept' } }),
      ),
  })
  await untilReady(page)
  await fillIn(page)
  await submit(page)
  const notice = page.getByRole('alert').filter({ hasText: ENGLISH.form.notKept })
  await notice.waitFor()
  const mail = await notice.getByRole('link').getAttribute('href')
  expect(mail).toContain('mailto:hello@example.com')
  expect(mail).toContain('fig%20tree')
  expect(await page.getByLabel('Message').inputValue()).toContain('fig tree')
})

test('pressing Send while an invalid field has the focus validates the form at once', async () => {
  const { page } = await open({ viewport: { width: 1440, height: 900 } })
  await untilReady(page)
  await page.locator('[name="email"]').fill('ines@')
  await submit(page)
  await page
    .getByRole('alert')
    .filter({ hasText: errorSummary(3, ENGLISH) })
    .waitFor()
  expect(await page.locator('[role="alert"] a').count()).toBe(3)
})

test('lost responses, a reload and another press give one enquiry', {
  tags: ['release'],
}, async () => {
  const { page } = await open()
  await untilReady(page)
  await fillIn(page, 'Sent again')
  await page.route('**/enquiries', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit(page)
  const notKept = page.getByRole('alert').filter({ hasText: ENGLISH.form.notKept })
  await notKept.waitFor({ timeout: 30_000 })
  await page.unroute('**/enquiries')
  await page.reload()
  await untilReady(page)
  await submit(page)
  await thanks(page).waitFor({ timeout: 30_000 })
  await sleep(500)
  expect(site.content.inbox.stored.size).toBe(1)
})
