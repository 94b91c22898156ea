import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { tabTo } from './keyboard.ts'
import { pathOf } from './screens.ts'
import { readStack } from './stack.ts'
import { open, untilStill } from './until.ts'

/**
 * Actions of visitors on the demo, with the keyboard only. The menu, the lightbox, strips of
 * pictures, the cookie banner, navigations and the sent form have their own tests.
 */
test.use({ viewport: { width: 1440, height: 900 } })

test('the skip link leads past header and menu into the page, whose tabs follow the arrow keys', async ({
  page,
}) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.locator('.skip')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)

  const globe = page.locator('[data-block=globe]')
  await globe.scrollIntoViewIfNeeded()
  const tabs = globe.getByRole('tab')
  await expect(tabs).toHaveCount(2)
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.last()).toBeFocused()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, globe.getByRole('tabpanel'), 5)
})

test('the rows of an accordion open by Enter, one at a time', { tag: '@release' }, async ({
  page,
}) => {
  await open(page, pathOf('content page'))
  const rows = page.locator('[data-block=accordion_5050] details')
  const second = rows.nth(1).locator('summary')
  await rows.first().locator('summary').focus()
  await tabTo(page, second)
  await page.keyboard.press('Enter')
  await expect(rows.nth(1)).toHaveAttribute('open')
  await expect(rows.first()).not.toHaveAttribute('open')
  await expect(second).toBeFocused()
})

test('houses are filtered by the arrow keys, which keep the focus and announce the number of matches', {
  tag: '@release',
}, async ({ page }) => {
  await open(page, pathOf('category'))
  const filters = page.getByRole('form', { name: /^Filter / })
  const rooms = filters.getByRole('radio')
  const live = page.locator('#app > p[aria-live=polite]')
  await tabTo(page, rooms.first())
  await page.keyboard.press('ArrowRight')
  await page.waitForURL(/\?bedrooms=/)
  await expect(rooms.nth(1)).toBeChecked()
  await expect(rooms.nth(1)).toBeFocused()
  await expect(live).toHaveText(/\d+ houses?$/)
  const houses = page.locator(`main a[href^="${pathOf('category')}/"]`)
  const shown = () =>
    houses.evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href'))).size)
  const said = Number(/(\d+) houses?$/.exec((await live.textContent()) ?? '')?.[1])
  await expect.poll(shown).toBe(said)
  await page.keyboard.press('Tab')
  await expect(filters.getByLabel('Sort')).toBeFocused()
})

test('on the map a card opens from its row and its pin, and Escape returns the focus', {
  tag: '@release',
}, async ({ page }) => {
  await open(page, pathOf('map'))
  const card = page.locator('[data-card][data-chosen]')
  const row = page.locator('main li a[href^="#house-"]').first()
  const pin = page.locator(`main nav a[href="${await row.getAttribute('href')}"]`)
  for (const opener of [row, pin]) {
    await tabTo(page, opener, 120)
    await page.keyboard.press('Enter')
    await expect(card).toBeFocused()
    await expect(row).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Tab')
    await expect(card.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await expect(card).toHaveCount(0)
  }
  // Buttons do the same as dragging.
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  await zoomIn.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main [data-near]')).toHaveCount(1)
  await expect(zoomIn).toBeFocused()
})

test('a video plays and stops by Enter and by the space bar', { tag: '@release' }, async ({
  page,
}) => {
  await open(page, pathOf('experience'))
  const film = page.locator('[data-film]:has(video)').first()
  const button = film.getByRole('button')
  await film.scrollIntoViewIfNeeded()
  await button.focus()
  await untilStill(page)
  const before = await film.getAttribute('data-playing')
  await page.keyboard.press('Enter')
  await expect.poll(() => film.getAttribute('data-playing')).not.toBe(before)
  await page.keyboard.press('Space')
  await expect.poll(() => film.getAttribute('data-playing')).toBe(before)
  await expect(button).toBeFocused()
})

test('the contact form lists missing fields, and its messages link to them', {
  tag: '@release',
}, async ({ page }) => {
  await open(page, pathOf('contact'))
  const form = page.locator('main form')
  const submit = form.locator('[type=submit]')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveJSProperty('noValidate', true)
  await submit.focus()
  await page.keyboard.press('Enter')
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await tabTo(page, summary.getByRole('link').first(), 1)
  await page.keyboard.press('Enter')
  const field = form.locator(':focus')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/\w/)
  await page.keyboard.type('Ines Marlow')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test('every page has its help in the same position and order', { tag: '@release' }, async ({
  page,
}) => {
  const { siteUrl } = readStack('demo')
  const orders = new Set<string>()
  for (const path of ['/', pathOf('category'), pathOf('contact'), pathOf('map')]) {
    const html = await (await page.request.get(siteUrl + path)).text()
    const footer = html.slice(html.lastIndexOf('<footer'))
    const help = [...footer.matchAll(/href="(tel:|mailto:|\/contact)/g)].map(([, kind]) => kind)
    expect(help.length).toBeGreaterThan(1)
    orders.add(help.join())
  }
  expect([...orders]).toHaveLength(1)
})
