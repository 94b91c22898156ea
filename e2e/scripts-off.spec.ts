import { expect } from '@playwright/test'
import { HOW_WE_BUILD, hill } from './fixture/names.ts'
import { test } from './journey.ts'
import { brokenPictures } from './view-page.ts'

test.use({ javaScriptEnabled: false })

test('without scripts every picture loads, the menu toggle scrolls to all of its links, and a link opens its page', async ({
  page,
}) => {
  await page.goto('/')
  const pictures = await page.locator('main img').all()
  expect(pictures.length).toBeGreaterThan(8)
  for (const picture of pictures) await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => brokenPictures(page)).toEqual([])

  const menu = await page.locator('#menu nav a[href^="/"]').evaluateAll(hrefsOf)
  expect(menu.length).toBeGreaterThan(10)
  await page.getByRole('link', { name: 'Menu toggle' }).click()
  await expect(page.getByRole('navigation', { name: 'About the hill' })).toBeInViewport()
  const seen = await page.locator('a[href^="/"]:visible').evaluateAll(hrefsOf)
  expect(seen).toEqual(expect.arrayContaining(menu))

  await page.getByRole('link', { name: HOW_WE_BUILD }).click()
  await page.waitForURL(`**${hill.path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'))
