import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { contact } from '../fixture/names.ts'
import { hold } from './intercept.ts'
import { test } from './journey.ts'
import { press } from './links.ts'
import { eventually, isSeen, placeOf, untilFocused, untilSeen } from './page-state.ts'
import { NARROW, open, WIDE } from './tab.ts'

const SUMMARY = 'main form [role=alert]'
const SUBMIT = 'main form [type=submit]'
const NAMES = ['name', 'email', 'message']

const field = (name: string) => `main form [name=${name}]`
const fieldValue = (page: Page, name: string) =>
  page.$eval(field(name), (control) => (control as HTMLInputElement).value)

/** Waits until scripts have taken over the form's validation from the browser. */
async function untilStarted(page: Page): Promise<void> {
  await page.$eval(SUBMIT, (button) => button.scrollIntoView({ block: 'center' }))
  await eventually(() => page.$eval('main form', (form) => form.noValidate)).toBe(true)
}

/** The error message of a field. */
const errorAt = (page: Page, name: string) =>
  page.$eval(field(name), (control) => {
    const described = control.getAttribute('aria-describedby') ?? ''
    return document.getElementById(described)?.textContent ?? ''
  })

test('on a phone an empty form reports missing fields and keeps its values', async ({
  tab: { page },
}) => {
  await page.setViewport(NARROW)
  await open(page, contact.path)
  await untilStarted(page)
  expect(await isSeen(page, SUMMARY)).toBe(false)
  await press(page, SUBMIT)
  await untilSeen(page, SUMMARY)
  await untilFocused(page, SUMMARY)
  for (const name of NAMES) expect(await errorAt(page, name)).not.toBe('')
  expect(await page.$$eval(`${SUMMARY} a`, ({ length }) => length)).toBe(3)

  await press(page, `${SUMMARY} a`)
  await untilFocused(page, field('name'))
  await page.keyboard.type('Ines Marlow')
  expect(await errorAt(page, 'name')).toBe('')
  await press(page, SUBMIT)
  await untilFocused(page, SUMMARY)
  expect(await page.$$eval(`${SUMMARY} a`, ({ length }) => length)).toBe(2)
  expect(await fieldValue(page, 'name')).toBe('Ines Marlow')
  expect(await placeOf(page)).toBe(contact.path)
})

/** Puts an element after a field, as password managers do. */
const addIcon = (page: Page) =>
  page.$eval(field('email'), (control) => control.after(document.createElement('div')))

for (const [html, change] of [
  ['that is as the server sent it', undefined],
  ['that a password manager has changed', addIcon],
] as const) {
  test(`what is entered before the script arrives is kept in HTML ${html}`, async ({ tab }) => {
    const { page } = tab
    const release = await hold(page, /\/assets\/[^/]*\.js$/)
    await page.setViewport(WIDE)
    const opened = open(page, contact.path)
    await untilSeen(page, field('message'))
    await page.type(field('name'), 'Ines Marlow')
    await page.type(field('message'), 'Which house has the fig')
    await change?.(page)
    release()
    await opened
    await untilStarted(page)
    await page.keyboard.type(' tree?')
    expect(await fieldValue(page, 'name')).toBe('Ines Marlow')
    expect(await fieldValue(page, 'message')).toBe('Which house has the fig tree?')
  })
}
