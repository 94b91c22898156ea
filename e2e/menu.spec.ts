import { expect, type Page } from '@playwright/test'
import { hurryAnimations, stopAnimationClock } from './animation-clock.ts'
import { home, orchard } from './fixture/names.ts'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { open, untilStill } from './until.ts'

const menuTime = 1250

test.use({ viewport: { width: 1440, height: 900 } })

const toggleOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu toggle' })
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const linkTo = (page: Page, name: string) => panelOf(page).getByRole('link', { name, exact: true })

async function openMenu(page: Page): Promise<void> {
  await toggleOf(page).click()
  await untilStill(page)
  await expect(panelOf(page)).toBeVisible()
}

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

/** Presses what the selectors find while the panel moves, and then ends the movement. */
async function pressMeanwhile(page: Page, ...pressed: string[]) {
  const isMoving = await page.evaluate((pressed) => {
    const moves = document.getElementById('menu')?.getAnimations({ subtree: true }) ?? []
    for (const selector of pressed) document.querySelector<HTMLElement>(selector)?.click()
    for (const move of moves) move.finish()
    return moves.length > 0
  }, pressed)
  expect(isMoving).toBe(true)
}

test('the panel and its picture move for 1.25 s, its links come in turn; clicks meanwhile do nothing', {
  tag: '@release',
}, async ({ page }) => {
  await stopAnimationClock(page)
  await open(page, '/')
  const panelAndPicture = ['clip-path', 'scale'].map((what) => ({
    what,
    delay: 0,
    duration: menuTime,
  }))
  const opening = await animationsOnToggle(page)
  const waits = opening.filter(({ what }) => what === 'reveal').map(({ delay }) => delay)
  expect([...new Set(waits)].sort((a, b) => a - b).slice(0, 4)).toEqual([350, 380, 410, 440])
  expect(opening).toEqual(expect.arrayContaining(panelAndPicture))
  await pressMeanwhile(page, 'header button', 'main a[href^="/"]')
  // The page is inert as soon as the panel rests.
  await expect(page.locator('main')).toHaveAttribute('inert')
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(panelOf(page)).toBeVisible()

  const closing = await animationsOnToggle(page)
  expect(closing).toEqual(expect.arrayContaining(panelAndPicture))
  expect(closing).toContainEqual({ what: 'opacity', delay: 0, duration: 400 })
  await pressMeanwhile(page, 'header button')
  await expect(panelOf(page)).toBeHidden()
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('with reduced motion the menu does not move, but fades', { tag: '@release' }, async ({
  page,
}) => {
  await hurryAnimations(page)
  await open(page, '/')
  await openMenu(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animationsOnToggle(page)).toEqual([{ what: 'opacity', delay: 0, duration: 200 }])
  await expect(panelOf(page)).toBeHidden()
  const opening = (await animationsOnToggle(page)).filter(({ what }) => what !== 'reveal')
  for (const { delay, duration } of opening) expect(delay + duration).toBeLessThan(menuTime / 2)
  await expect(panelOf(page)).toBeVisible()
})

test('Tab stays in the open menu and the header; Escape closes the menu and gives the focus back to the toggle', async ({
  page,
}) => {
  await hurryAnimations(page)
  await open(page, '/')
  await openMenu(page)
  await expect(toggleOf(page)).toHaveText('Close')
  await expect(page.locator('main')).toHaveAttribute('inert')
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
  expect([...places].sort()).toEqual(['div', 'header'])
  await linkTo(page, orchard.name).focus()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(toggleOf(page)).toBeFocused()
  await expect(toggleOf(page)).toHaveText('Menu')
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('a menu link keeps the menu open until its page is shown; there it only closes the menu', async ({
  page,
}) => {
  await hurryAnimations(page)
  // Before the menu opens: its links are prefetched.
  const { release } = await hold(page, orchard.path)
  await open(page, '/')
  await openMenu(page)
  await page.evaluate((sheet) => {
    const shown = () => document.body.toggleAttribute('data-sheet-seen', true)
    new MutationObserver(shown).observe(document.getElementById(sheet) ?? document, {
      attributeFilter: ['hidden'],
    })
  }, 'page-sheet')
  await linkTo(page, orchard.name).click()
  await expect(page.locator('#pending')).toBeVisible()
  await expect(panelOf(page)).not.toHaveAttribute('data-closing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.title)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orchard.title)
  await expect(panelOf(page)).toBeHidden()
  await expect(page.locator('body')).not.toHaveAttribute('data-sheet-seen')

  await openMenu(page)
  await expect(linkTo(page, orchard.name)).toHaveAttribute('aria-current', 'page')
  await linkTo(page, orchard.name).click()
  await expect(panelOf(page)).toBeHidden()
})
