import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { changes } from '../testing/html-changes.ts'
import { openPage, untilReady } from '../testing/open-page.ts'
import { formBlock } from '../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  site.content.pages.set('', { id: '1', title: 'Form', blocks: [formBlock('f')] })
})

beforeEach(() => site.content.inbox.stored.clear())

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Opens the form, and holds these scripts until `release` is called. */
async function openHeld(scripts: string) {
  const arrival = Promise.withResolvers<void>()
  const before = (page: Page) =>
    page.route(`**/assets/${scripts}`, async (route) => {
      await arrival.promise
      await route.continue()
    })
  const opened = await openPage(browser, `${site.url}/`, { before, waitUntil: 'commit' })
  return { ...opened, release: arrival.resolve }
}

const untilHydrated = (page: Page) => page.locator('#b-f form[novalidate]').waitFor()
const hydrated = (page: Page) => page.locator('#b-f form[novalidate]').count()
const field = (page: Page, name: string) => page.locator(`#b-f form [name="${name}"]`)
const submit = (page: Page) => page.getByRole('button', { name: /Send/ }).click()
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: /-/ })

async function isFocused(page: Page, name: string) {
  return field(page, name).evaluate((element) => element === document.activeElement)
}

/** Types a letter at a time until the form is hydrated; returns what was typed. */
async function typeUntilHydrated(page: Page, letters: string) {
  let typed = ''
  for (let i = 0; (await hydrated(page)) === 0; i++) {
    const letter = letters[i % letters.length] ?? ''
    await page.keyboard.press(letter)
    typed += letter
  }
  return typed
}

test.each(Object.entries(changes))(
  'typing goes on when %s',
  { tags: ['release'] },
  async (_, change) => {
    const { page, release } = await openHeld('*.js')
    const message = field(page, 'message')
    await message.fill('One\n\n\nTwo\n\n\nThree\n\n\nFour')
    await field(page, 'about').selectOption('A visit')
    await page.getByLabel('You may also write').check()
    const scrolled = await message.evaluate((area) => {
      area.scrollTop = 40
      return area.scrollTop
    })
    await field(page, 'name').focus()
    await page.keyboard.type('Marlow')
    await page.keyboard.press('Home')
    await page.evaluate(change)
    release()
    const typed = await typeUntilHydrated(page, 'Ines')
    await page.keyboard.type(' of ')
    expect(await field(page, 'name').inputValue()).toBe(`${typed} of Marlow`)
    expect(await isFocused(page, 'name')).toBe(true)
    expect(await message.inputValue()).toBe('One\n\n\nTwo\n\n\nThree\n\n\nFour')
    expect(await message.evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled)
    expect(await field(page, 'about').inputValue()).toBe('A visit')
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    expect(await page.locator('#b-f').locator('form, [name="name"], [name="email"]').count()).toBe(
      3,
    )
  },
)

test('an address that is being typed goes on at its end, and is sent once', async () => {
  const { page, release } = await openHeld('*.js')
  await field(page, 'name').fill('Ines Marlow')
  await field(page, 'message').fill('Which house has the fig tree?')
  await field(page, 'email').focus()
  await page.keyboard.type('ines@example.')
  await page.evaluate(changes['a password manager puts an element after a field'])
  release()
  const typed = await typeUntilHydrated(page, 'com')
  await page.keyboard.type('x')
  const { received } = site.content.inbox
  await submit(page)
  await thanks(page).waitFor()
  await expect.poll(() => site.content.inbox.stored.size).toBe(1)
  const [stored] = site.content.inbox.stored.values()
  expect(stored?.enquiry).toMatchObject({ name: 'Ines Marlow', email: `ines@example.${typed}x` })
  expect(site.content.inbox.received - received).toBe(1)
})

test('a word that an input method composes is finished before the form is rendered again', {
  tags: ['release'],
}, async () => {
  const { page, release } = await openHeld('island-*.js')
  await untilReady(page)
  await field(page, 'name').focus()
  const session = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: 2, selectionEnd: 2 })
  await compose('にほ')
  for (const change of Object.values(changes)) await page.evaluate(change)
  const arrived = page.waitForResponse(/\/island-/)
  release()
  await page.evaluate(`import(${JSON.stringify((await arrived).url())})`)
  await compose('にほん')
  expect([await hydrated(page), await isFocused(page, 'name')]).toEqual([0, true])
  await session.send('Input.insertText', { text: '日本' })
  await untilHydrated(page)
  await page.keyboard.type('!')
  expect(await field(page, 'name').inputValue()).toBe('日本!')
})

test('a form that is changed after hydration reports errors, and is sent once', {
  tags: ['release'],
}, async () => {
  const { page, said } = await openPage(browser, `${site.url}/`)
  await untilHydrated(page)
  await field(page, 'name').fill('Ines Marlow')
  await field(page, 'email').fill('ines@')
  for (const change of Object.values(changes)) await page.evaluate(change)
  await submit(page)
  await page.locator('#b-f [role="alert"]:not([hidden]) li').nth(1).waitFor()
  await field(page, 'email').fill('ines@example.com')
  await field(page, 'message').fill('Which house has the fig tree?')
  expect(await page.locator('#b-f [aria-invalid]').count()).toBe(0)
  await submit(page)
  await thanks(page).waitFor()
  await expect.poll(() => site.content.inbox.stored.size).toBe(1)
  expect(said).toEqual([])
})

test('a form that is wrapped as a whole is there again after it was sent: one enquiry', {
  tags: ['release'],
}, async () => {
  const { page } = await openPage(browser, `${site.url}/`)
  await untilHydrated(page)
  await field(page, 'name').fill('Ines Marlow')
  await field(page, 'email').fill('ines@example.com')
  await field(page, 'message').fill('Which house has the fig tree?')
  await page.evaluate(() => {
    const [form, wrapper] = [document.querySelector('#b-f form'), document.createElement('div')]
    form?.replaceWith(wrapper)
    if (form) wrapper.append(form)
  })
  const failed = page.waitForEvent('console', (message) => /failed/.test(message.text()))
  await submit(page)
  await failed
  expect(await field(page, 'message').inputValue()).toBe('Which house has the fig tree?')
  await submit(page)
  await thanks(page).waitFor()
  await expect.poll(() => site.content.inbox.stored.size).toBe(1)
})
