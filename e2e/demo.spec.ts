import copyFile from '@belvedere/demo/copy.json' with { type: 'json' }
import type { Copy } from '@belvedere/demo/copy.ts'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { dialogOf, expectPosition, linksOf, press } from './lightbox.ts'
import { pathOf } from './screens.ts'
import { readStack } from './stack.ts'
import { open, untilStill } from './until.ts'

/** A few visits to the demo. They follow what they see and know none of its words. */
test.use({ viewport: { width: 1440, height: 900 } })

const { listings }: Copy = copyFile

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

test('a visitor opens a page from the menu, and goes back', async ({ page }) => {
  await open(page, '/')
  const before = (await titleOf(page).textContent()) ?? ''
  await page.getByRole('banner').getByRole('button', { name: 'Menu toggle' }).click()
  const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link').nth(1)
  const path = await link.getAttribute('href')
  await untilStill(page)
  await link.click()
  await expect(page).toHaveURL(`${readStack('demo').siteUrl}${path}`)
  await expect(titleOf(page)).not.toHaveText(before)
  await page.goBack()
  await expect(titleOf(page)).toHaveText(before)
})

test('a visitor looks at two pictures of a gallery', { tag: '@release' }, async ({ page }) => {
  await open(page, pathOf('gallery'))
  const pictures = await linksOf(page).count()
  await press(linksOf(page).first())
  await expectPosition(page, `1 of ${pictures}`)
  await page.keyboard.press('ArrowRight')
  await expectPosition(page, `2 of ${pictures}`)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('a visitor finds the cheapest house of a category first', { tag: '@release' }, async ({
  page,
}) => {
  await open(page, pathOf('category'))
  const form = page.getByRole('form', { name: 'Filter houses' })
  await form.getByLabel('Sort').selectOption('Price, low to high')
  await page.waitForURL(/\?/)
  const houses = listings
    .map(({ category, slug, price }) => ({ path: `/real-estate/${category}/${slug}`, price }))
    .filter(({ path, price }) => path.startsWith(pathOf('category')) && price)
  const inOrder = houses.sort((a, b) => Number(a.price) - Number(b.price)).map(({ path }) => path)
  expect(inOrder.length).toBeGreaterThan(1)
  const shown = async () => {
    const links = page.locator('main a[href^="/real-estate/"]')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    return [...new Set(paths)].filter((path) => inOrder.includes(`${path}`))
  }
  await expect.poll(shown).toEqual(inOrder)
})

test('a visitor drags the sun over a house to the evening, and goes on with the arrow keys', {
  tag: '@release',
}, async ({ page }) => {
  await open(page, pathOf('listing'))
  const day = page.locator('[data-days]')
  await day.scrollIntoViewIfNeeded()
  await expect(day).toHaveAttribute('data-moves', '')
  await untilStill(page)
  const [now, sun] = [day.locator('output'), day.locator('[data-sun]')]
  const morning = (await now.textContent()) ?? ''
  expect(morning).toMatch(/ (0\d|1[01]):\d\d \S/)
  const figure = day.locator('svg').first()
  await figure.evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const middleOf = async () => {
    const { x, y, width, height } = (await sun.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }
  const from = await middleOf()
  const box = (await figure.boundingBox()) ?? { x: 0, width: 0 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  // Across the plan: the path of the sun is as far on the other side.
  await page.mouse.move(2 * (box.x + box.width / 2) - from.x, from.y, { steps: 8 })
  await page.mouse.up()
  await expect(now).toHaveText(/ 1[2-9]:\d\d /)
  const evening = await now.textContent()
  expect((await middleOf()).x).not.toBeCloseTo(from.x, 0)
  const range = day.getByRole('slider')
  await expect(range).toBeFocused()
  await expect(range).toHaveAttribute('aria-valuetext', evening ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(now).not.toHaveText(evening ?? '')
  await day.locator('[value="2"]').check({ force: true })
  await expect(now).toHaveText(/ \d\d:\d\d /)
})
