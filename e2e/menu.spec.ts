import { expect, type Page } from '@playwright/test'
import { home, orchard } from './fixture/names.ts'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { open, untilStill } from './until.ts'

const wide = { width: 1440, height: 900 }
const menuTime = 1250

const toggleOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu toggle' })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openMenu(page: Page, path = '/'): Promise<void> {
  await page.setViewportSize(wide)
  await open(page, path)
  await toggleOf(page).click()
  await untilStill(page)
  await expect(panelOf(page)).toBeVisible()
}

/** Clicks the toggle, and again once the panel animates; returns the animation's duration in ms. */
function pressTwice(page: Page) {
  return page.evaluate(async () => {
    const toggle = document.querySelector<HTMLButtonElement>('header button')
    const movements = () => document.getElementById('menu')?.getAnimations() ?? []
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    toggle?.click()
    for (let frames = 0; frames < 60 && movements().length === 0; frames++) await frame()
    toggle?.click()
    const isOpen = toggle?.ariaExpanded
    const ends = movements().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
    await Promise.all(movements().map(({ finished }) => finished))
    return { isOpen, lasts: Math.max(0, ...ends) }
  })
}

test('the panel animates for 1.25 s, and the toggle ignores clicks meanwhile', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page, '/')
  for (const isOpen of ['true', 'false']) {
    const pressed = await pressTwice(page)
    expect(pressed.isOpen).toBe(isOpen)
    expect(pressed.lasts).toBe(menuTime)
    await untilStill(page)
    await expect(toggleOf(page)).toHaveAttribute('aria-expanded', isOpen)
  }
  await expect(panelOf(page)).toBeHidden()
})

/** The animations that a click on the toggle starts in the panel; delay and duration in ms. */
function animationsOnToggle(page: Page) {
  return page.evaluate(async () => {
    const menu = document.getElementById('menu')
    const { promise: changed, resolve } = Promise.withResolvers<unknown>()
    if (menu) new MutationObserver(resolve).observe(menu, { attributes: true })
    document.querySelector<HTMLButtonElement>('header button')?.click()
    // Not in the next frame: on a busy machine short animations may be over by then.
    await changed
    const moving = menu?.getAnimations({ subtree: true }) ?? []
    return moving.map((animation) => {
      const { delay = 0, duration = 0 } = animation.effect?.getTiming() ?? {}
      const what = animation instanceof CSSTransition ? animation.transitionProperty : 'reveal'
      return { what, delay: Math.round(delay), duration: Number(duration) }
    })
  })
}

test('opening scales the picture and staggers the links; closing fades the text first', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await open(page, '/')
  const opening = await animationsOnToggle(page)
  const waits = opening.filter(({ what }) => what === 'reveal').map(({ delay }) => delay)
  expect([...new Set(waits)].sort((a, b) => a - b).slice(0, 4)).toEqual([350, 380, 410, 440])
  const panelAndPicture = [
    { what: 'clip-path', delay: 0, duration: menuTime },
    { what: 'scale', delay: 0, duration: menuTime },
  ]
  expect(opening).toEqual(expect.arrayContaining(panelAndPicture))
  await untilStill(page)
  const closing = await animationsOnToggle(page)
  expect(closing).toEqual(expect.arrayContaining(panelAndPicture))
  expect(closing).toContainEqual({ what: 'opacity', delay: 0, duration: 400 })
})

test('with reduced motion turned on while open, the menu closes with a fade', async ({ page }) => {
  await openMenu(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animationsOnToggle(page)).toEqual([{ what: 'opacity', delay: 0, duration: 200 }])
  await expect(panelOf(page)).toBeHidden()
})

test('with reduced motion the menu does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(wide)
  await open(page, '/')
  expect((await pressTwice(page)).lasts).toBeLessThan(menuTime / 2)
})

test('Tab stays in the open menu and the header', async ({ page }) => {
  await openMenu(page)
  const links = await panelOf(page).getByRole('link').count()
  const places = new Set<string>()
  for (let press = 0; press < links + 6; press++) {
    await page.keyboard.press('Tab')
    places.add(
      await page.evaluate(() => {
        const inside = document.activeElement?.closest('#menu, header')
        return inside?.localName ?? document.activeElement?.localName ?? ''
      }),
    )
  }
  expect(places).toContain('div')
  expect(places).toContain('header')
  expect([...places].sort()).toEqual(['div', 'header'])
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('Escape closes the menu and gives the focus back to the toggle', async ({ page }) => {
  await openMenu(page)
  await expect(toggleOf(page)).toHaveText('Close')
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true')
  await panelOf(page).getByRole('link', { name: orchard.name, exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(toggleOf(page)).toBeFocused()
  await expect(toggleOf(page)).toHaveText('Menu')
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the page takes no clicks while the menu opens over it', async ({ page }) => {
  await open(page, '/')
  await toggleOf(page).click()
  await page
    .locator('main a[href^="/"]')
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click())
  await untilStill(page)
  await expect(panelOf(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a menu link keeps the menu open until its page is shown', async ({ page }) => {
  // Before the menu opens: its links are prefetched.
  const { release } = await hold(page, orchard.path)
  await openMenu(page)
  await page.evaluate((sheet) => {
    const shown = () => document.body.toggleAttribute('data-sheet-seen', true)
    new MutationObserver(shown).observe(document.getElementById(sheet) ?? document, {
      attributeFilter: ['hidden'],
    })
  }, 'page-sheet')
  await panelOf(page).getByRole('link', { name: orchard.name, exact: true }).click()
  await expect(page.locator('#pending')).toBeVisible()
  await expect(panelOf(page)).not.toHaveAttribute('data-closing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.title)
  release()
  await expect(panelOf(page)).toHaveAttribute('data-closing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orchard.title)
  await expect(panelOf(page)).toBeHidden()
  await expect(page.locator('body')).not.toHaveAttribute('data-sheet-seen')
})

test('a link to the current page only closes the menu', async ({ page }) => {
  await openMenu(page, orchard.path)
  const link = panelOf(page).getByRole('link', { name: orchard.name, exact: true })
  await expect(link).toHaveAttribute('aria-current', 'page')
  await link.click()
  await expect(panelOf(page)).toBeHidden()
})
