import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { eventually } from './eventually.ts'
import { hold } from './intercept.ts'
import { test } from './journey.ts'
import { press } from './links.ts'
import { isSeen, placeOf, untilFocused, untilSeen } from './look.ts'
import { NARROW, open, WIDE } from './tab.ts'

const SUMMARY = 'main form [role=alert]'
const SUBMIT = 'main form [type=submit]'
const NAMES = ['name', 'email', 'message']

const field = (name: string) => `main form [name=${name}]`
const written = (page: Page, name: string) =>
  page.$eval(field(name), (control) => (control as HTMLInputElement).value)

/** Until scripts look after the form, the browser checks it in its own words. */
async function untilAlive(page: Page): Promise<void> {
  await page.$eval(SUBMIT, (button) => button.scrollIntoView({ block: 'center' }))
  await eventually(() => page.$eval('main form', (form) => form.noValidate)).toBe(true)
}

/** What stands beside a field that is wrong. */
const faultAt = (page: Page, name: string) =>
  page.$eval(field(name), (control) => {
    const described = control.getAttribute('aria-describedby') ?? ''
    return document.getElementById(described)?.textContent ?? ''
  })

for (const viewport of [WIDE, NARROW]) {
  test(`an empty form says what is missing, and keeps what is written at ${viewport.width} px`, async ({
    tab: { page },
  }) => {
    await page.setViewport(viewport)
    await open(page, '/contact')
    await untilAlive(page)
    expect(await isSeen(page, SUMMARY)).toBe(false)
    await press(page, SUBMIT)
    await untilSeen(page, SUMMARY)
    await untilFocused(page, SUMMARY)
    for (const name of NAMES) expect(await faultAt(page, name)).not.toBe('')
    expect(await page.$$eval(`${SUMMARY} a`, ({ length }) => length)).toBe(4)

    await press(page, `${SUMMARY} a`)
    await untilFocused(page, field('name'))
    await page.keyboard.type('Ines Marlow')
    expect(await faultAt(page, 'name')).toBe('')
    await press(page, SUBMIT)
    await untilFocused(page, SUMMARY)
    expect(await page.$$eval(`${SUMMARY} a`, ({ length }) => length)).toBe(3)
    expect(await written(page, 'name')).toBe('Ines Marlow')
    expect(await placeOf(page)).toBe('/contact')
  })
}

test('what is written before scripts come is still there when they have come', async ({
  tab: { page },
}) => {
  const release = await hold(page, /\/assets\/[^/]*\.js$/)
  await page.setViewport(WIDE)
  const opened = open(page, '/contact')
  await untilSeen(page, field('message'))
  await page.type(field('name'), 'Ines Marlow')
  await page.type(field('message'), 'Which house has the fig tree?')
  release()
  await opened
  await untilAlive(page)
  expect(await written(page, 'name')).toBe('Ines Marlow')
  expect(await written(page, 'message')).toBe('Which house has the fig tree?')
})
