import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { orchard, privacy } from '../fixture/names.ts'
import { test } from './journey.ts'
import { press } from './links.ts'
import {
  eventually,
  markDocument,
  scrollOf,
  untilFocused,
  untilSeen,
  untilTitle,
} from './page-state.ts'
import { NARROW, open, WIDE } from './tab.ts'

const TOGGLE = 'header button[aria-expanded]'
const PANEL = '[role=dialog][aria-label=Menu]'

const isExpanded = (page: Page) =>
  page.$eval(TOGGLE, (toggle) => toggle.getAttribute('aria-expanded'))

/** Opens the menu and waits for its animation, during which the toggle ignores clicks. */
async function openMenu(page: Page, viewport = WIDE): Promise<void> {
  await page.setViewport(viewport)
  await open(page, privacy.path)
  expect(await isExpanded(page)).toBe('false')
  await press(page, TOGGLE)
  await untilSeen(page, PANEL)
  const moves = () => page.$eval(PANEL, (panel) => panel.getAnimations({ subtree: true }).length)
  await eventually(moves).toBe(0)
}

test('Escape closes the menu and gives the focus back to the toggle', async ({ tab: { page } }) => {
  await openMenu(page)
  await page.focus(`${PANEL} a[href="${orchard.path}"]`)
  await page.keyboard.press('Escape')
  await untilSeen(page, PANEL, false)
  await untilFocused(page, TOGGLE)
  expect(await isExpanded(page)).toBe('false')
})

test('scrolling the page closes the menu', { tag: '@release' }, async ({ tab: { page } }) => {
  await openMenu(page)
  await page.mouse.move(700, 500)
  await page.mouse.wheel({ deltaY: 300 })
  await untilSeen(page, PANEL, false)
  expect(await scrollOf(page)).toBeGreaterThan(0)
  await untilTitle(page, privacy.title)
})

test('on a phone a menu link opens its page and closes the menu', { tag: '@release' }, async ({
  tab: { page },
}) => {
  await openMenu(page, NARROW)
  const isSame = await markDocument(page)
  await press(page, `${PANEL} a[href="${orchard.path}"]`)
  await untilTitle(page, orchard.title)
  await untilSeen(page, PANEL, false)
  await untilFocused(page, 'h1')
  expect(await isExpanded(page)).toBe('false')
  expect(await page.$eval('main', (main) => main.inert)).toBe(false)
  expect(await isSame()).toBe(true)
})
