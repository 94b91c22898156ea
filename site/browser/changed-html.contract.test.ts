import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { changes } from '../testing/html-changes.ts'
import { addMapWithHours } from '../testing/map-with-hours.ts'
import { openPage, untilReady } from '../testing/open-page.ts'
import { formBlock, kindBlock, rowsBlock } from '../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  site.content.pages.set('', {
    id: '1',
    title: 'Every kind',
    blocks: [formBlock('f'), rowsBlock('r'), kindBlock('property_listing', 'l'), globe],
  })
  addMapWithHours(site.content)
})

const globe = kindBlock('globe', 'g')

beforeEach(() => site.content.inbox.stored.clear())

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Opens a page, and holds its scripts until `release` is called. */
async function openHeld(path = '/') {
  const arrival = Promise.withResolvers<void>()
  const before = (page: Page) =>
    page.route('**/assets/*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
  const opened = await openPage(browser, site.url + path, { before, waitUntil: 'commit' })
  await opened.page.locator('footer').waitFor({ state: 'attached' })
  return { ...opened, release: arrival.resolve }
}

const isStarted = async (page: Page) => (await page.locator('#b-f form[novalidate]').count()) > 0
const field = (page: Page, name: string) => page.locator(`#b-f form [name="${name}"]`)
const submit = (page: Page) => page.locator('#b-f [type=submit]').click()
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: /\w{5}-\w{5}/ })

/** What the form holds besides the name, which is being typed, and how many fields it has. */
const heldBy = (page: Page) =>
  page.locator('#b-f form').evaluate((form: HTMLFormElement) => ({
    values: [...new FormData(form)].filter(([name]) => name !== 'name').map(String),
    fields: [...form.elements].filter((one) => one.hasAttribute('name')).length,
    scrolled: form.querySelector('textarea')?.scrollTop,
  }))

/** The value, the focus and the cursor of the field in which the visitor types. */
const typedIn = (page: Page, name: string) =>
  field(page, name).evaluate((one: HTMLInputElement) => ({
    value: one.value,
    isFocused: one === document.activeElement,
    selection: [one.selectionStart, one.selectionEnd],
  }))

/** Fills in a form, scrolls its message, and puts the cursor before the name. */
async function fillIn(page: Page) {
  await field(page, 'email').fill('ines@example.com')
  await field(page, 'message').fill(
    'Which house has teh fig tree?\n\n\n\n\n\n\n\n\n\n\n\n\nAnd when?',
  )
  await field(page, 'about').selectOption('A visit')
  await field(page, 'news').check()
  await field(page, 'message').evaluate((area) => area.scrollTo(0, 40))
  await field(page, 'name').focus()
  await page.keyboard.type('Marlow')
  await page.keyboard.press('Home')
}

/** Types a letter at a time until the form has its script; returns what was typed. */
async function typeUntilStarted(page: Page, letters: string) {
  let typed = ''
  for (let i = 0; !(await isStarted(page)); i++) {
    const letter = letters[i % letters.length] ?? ''
    await page.keyboard.press(letter)
    typed += letter
  }
  return typed
}

/** Uses the accordion, the filters and the globe. */
async function useOthers(page: Page) {
  const row = page.locator('#b-r details').last()
  const wasOpen = await row.evaluate((one: HTMLDetailsElement) => one.open)
  await row.locator('summary').click()
  expect(await row.evaluate((one: HTMLDetailsElement) => one.open)).toBe(!wasOpen)

  const listed = page.locator('#b-l [data-listings] > li')
  const shown = () => listed.evaluateAll((all) => all.filter((one) => !Object(one).hidden).length)
  const chips = page.locator('#b-l [data-filter]')
  const all = await listed.count()
  await chips.last().check({ force: true })
  await expect.poll(shown).toBeLessThan(all)
  expect(await chips.last().isChecked()).toBe(true)
  await chips.first().check({ force: true })
  await page.locator('#b-l [data-filter][value=""]').last().check({ force: true })
  await expect.poll(shown).toBe(all)

  // With reduced motion the globe stands still.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.locator('#b-g').scrollIntoViewIfNeeded()
  await page.locator('#b-g [data-live] > canvas').waitFor()
  const names = page.locator('#b-g [data-name] button')
  await names.last().dispatchEvent('click')
  await expect.poll(() => names.last().getAttribute('aria-current')).toBe('true')
  expect(await page.locator('#b-g canvas').count()).toBe(1)
}

test.each(Object.entries(changes))(
  'before and after the scripts, nothing is lost when %s',
  { tags: ['release'] },
  async (_, change) => {
    const { page, said, release } = await openHeld()
    await fillIn(page)
    await page.evaluate(change)
    const held = await heldBy(page)
    release()
    const typed = await typeUntilStarted(page, 'Ines')
    await page.keyboard.type(' o')
    await page.evaluate(change)
    await page.keyboard.type('f ')
    const value = `${typed} of Marlow`
    const at = typed.length + 4
    expect(await typedIn(page, 'name')).toEqual({ value, isFocused: true, selection: [at, at] })
    expect(await heldBy(page)).toEqual(held)

    await useOthers(page)
    const { received } = site.content.inbox
    await field(page, 'email').fill('ines@')
    await submit(page)
    await page.locator('#b-f [data-notice=errors] li').waitFor()
    await page.evaluate(change)
    await field(page, 'email').fill('ines@example.com')
    expect(await page.locator('#b-f [aria-invalid]').count()).toBe(0)
    await submit(page)
    await thanks(page).waitFor()
    await expect.poll(() => site.content.inbox.stored.size).toBe(1)
    const [stored] = site.content.inbox.stored.values()
    expect(stored?.enquiry).toMatchObject({ name: value, email: 'ines@example.com', news: true })
    expect(site.content.inbox.received - received).toBe(1)
    expect(said).toEqual([])
  },
)

test.each(Object.entries(changes))(
  'the map can be used, before and after its scripts, when %s',
  { tags: ['release'] },
  async (_, change) => {
    const { page, said, release } = await openHeld('/map')
    const select = page.locator('[data-filters] select').first()
    const last = await select.locator('option').last().getAttribute('value')
    await select.selectOption(last)
    await select.focus()
    await page.evaluate(change)
    release()
    await page.locator('main [data-live]').waitFor()
    await page.evaluate(change)
    expect(await select.inputValue()).toBe(last)
    expect(await select.evaluate((one) => one === document.activeElement)).toBe(true)
    const row = page.locator('main li a[href^="#house-"]:visible').first()
    const id = (await row.getAttribute('href')) ?? ''
    await row.click()
    await expect.poll(() => page.evaluate(() => `#${document.activeElement?.id}`)).toBe(id)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-card]:visible').count()).toBe(0)
    expect(said).toEqual([])
  },
)

test('an address that is being typed goes on after all changes, and is sent once', async () => {
  const { page, said, release } = await openHeld()
  await field(page, 'name').fill('Ines Marlow')
  await field(page, 'message').fill('Which house has the fig tree?')
  await field(page, 'email').focus()
  await page.keyboard.type('ines@example.')
  const all = Object.entries(changes).filter(([name]) => !name.includes('not in use'))
  for (const [, change] of all) await page.evaluate(change)
  release()
  const typed = await typeUntilStarted(page, 'com')
  for (const [, change] of all) await page.evaluate(change)
  await page.keyboard.type('x')
  const { received } = site.content.inbox
  await submit(page)
  await thanks(page).waitFor()
  await expect.poll(() => site.content.inbox.stored.size).toBe(1)
  const [stored] = site.content.inbox.stored.values()
  expect(stored?.enquiry).toMatchObject({ name: 'Ines Marlow', email: `ines@example.${typed}x` })
  expect(site.content.inbox.received - received).toBe(1)
  expect(said).toEqual([])
})

test('a word that an input method composes is finished when the script arrives', {
  tags: ['release'],
}, async () => {
  const { page, release } = await openHeld()
  await field(page, 'name').focus()
  const session = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: 2, selectionEnd: 2 })
  await compose('にほ')
  release()
  await untilReady(page)
  await page.locator('#b-f form[novalidate]').waitFor()
  await compose('にほん')
  await session.send('Input.insertText', { text: '日本' })
  await page.keyboard.type('!')
  expect((await typedIn(page, 'name')).value).toBe('日本!')
})

test('a form that a script of the owner has moved as a whole is sent once', {
  tags: ['release'],
}, async () => {
  const { page, said } = await openPage(browser, `${site.url}/`)
  await page.locator('#b-f form[novalidate]').waitFor()
  await fillIn(page)
  await page.evaluate(() => {
    const [form, wrapper] = [document.querySelector('#b-f form'), document.createElement('div')]
    form?.replaceWith(wrapper)
    if (form) wrapper.append(form)
  })
  await submit(page)
  await thanks(page).waitFor()
  await expect.poll(() => site.content.inbox.stored.size).toBe(1)
  expect(said).toEqual([])
})

test('where a program has removed the template of a form, the site shows the thanks', async () => {
  const { page, release } = await openHeld()
  release()
  await field(page, 'name').fill('Ines Marlow')
  await field(page, 'email').fill('ines@example.com')
  await field(page, 'message').fill('Which house has the fig tree?')
  await page.locator('#b-f form[novalidate]').waitFor()
  await page.locator('#b-f template').evaluate((one) => one.remove())
  await submit(page)
  await thanks(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/enquiries/sent')
  await expect.poll(() => site.content.inbox.stored.size).toBe(1)
})

test('a hidden field that a password manager fills in keeps no enquiry from being sent', async () => {
  const { page, release } = await openHeld()
  release()
  await field(page, 'name').fill('Ines Marlow')
  await field(page, 'email').fill('ines@example.com')
  await field(page, 'message').fill('Which house has the fig tree?')
  await page.locator('#b-f form[novalidate]').waitFor()
  await page.locator('#b-f [name=website]').evaluate((one: HTMLInputElement) => {
    one.value = 'https://ines.example'
  })
  await submit(page)
  await thanks(page).waitFor({ timeout: 20_000 })
  await expect.poll(() => site.content.inbox.stored.size).toBe(1)
})
