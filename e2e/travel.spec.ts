import { expect, type Locator, type Page } from '@playwright/test'
import { stopAnimationClock } from './animation-clock.ts'
import { home, houses, orchard, orchardHouses, quinceHouse } from './fixture/names.ts'
import { test } from './journey.ts'
import { dialogOf, LIGHTBOX, linksOf } from './lightbox.ts'
import { watchSheet } from './sheet.ts'
import { open, scrollOf, untilRevealsReady } from './until.ts'

type Box = { left: number; top: number; width: number; height: number }

/** The start and the end of a picture's move. */
type Journey = { from: Box; to: Box; name: boolean }

/**
 * Records the view transitions of a page: where a picture moves in them, or else, in `fades`, the name
 * of the animation by which it fades.
 */
async function watchTravel(page: Page) {
  await page.addInitScript(() => {
    const journeys: unknown[] = []
    const fades: string[] = []
    Object.assign(window, { journeys, fades })
    const start = Document.prototype.startViewTransition
    const moving = (part: string) =>
      document.getAnimations().find(({ effect }) => {
        const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
        return pseudo === `::view-transition-${part}`
      })
    const boxAt = (move: Animation, time: number) => {
      move.currentTime = time
      const style = getComputedStyle(document.documentElement, '::view-transition-group(picture)')
      const { e: left, f: top } = new DOMMatrix(style.transform)
      const [width, height] = [style.width, style.height].map(Number.parseFloat)
      return { left, top, width, height }
    }
    Document.prototype.startViewTransition = function (change) {
      const transition = start.call(this, change)
      void transition.ready.then(() => {
        const move = moving('group(picture)')
        const fade = moving('old(picture)')
        if (!move && fade instanceof CSSAnimation) fades.push(fade.animationName)
        if (!move) return journeys.push(null)
        move.pause()
        const end = Number(move.effect?.getComputedTiming().endTime)
        const [from, to] = [boxAt(move, 0), boxAt(move, end - 0.1)]
        const name = moving('group(name)') !== undefined
        journeys.push({ from, to, name })
        move.currentTime = 0
        move.play()
      })
      return transition
    }
  })
  return {
    journeys: () => page.evaluate((): (Journey | null)[] => Reflect.get(window, 'journeys')),
    fades: () => page.evaluate((): string[] => Reflect.get(window, 'fades')),
  }
}

/** The box of an element in the view. */
function boxOf(element: Locator): Promise<Box> {
  return element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left, top, width, height }
  })
}

/**
 * Points at a link and presses it once the script that moves pictures has loaded. Until its picture
 * has entered, a mask covers it, and Playwright tries other scroll positions.
 */
async function pressToTravel(link: Locator): Promise<void> {
  await link.hover()
  const hasLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/travel-'))
  const page = link.page()
  await page.waitForFunction(hasLoaded, undefined, { polling: 100 })
  // `click` might scroll once more, after the test has measured the boxes.
  await page.mouse.down()
  await page.mouse.up()
}

/** Waits until nothing is marked or moves any more. */
async function untilArrived(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const isMoving = document.getAnimations().some(({ effect }) => {
        return effect instanceof KeyframeEffect && effect.pseudoElement?.includes('view-transition')
      })
      return !isMoving && !document.querySelector('[data-travelling]')
    },
    undefined,
    { polling: 100 },
  )
}

test.use(LIGHTBOX)

const cardOf = (page: Page) =>
  page.locator('main [data-travels=""]', { has: page.locator(`a[href^="${quinceHouse.path}"]`) })
const pictureOf = (page: Page) => cardOf(page).locator('.tile')
const coverOf = (page: Page) => page.locator('main [data-opening] .media').first()
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Within a pixel: the browser rounds to the pixels of the screen. */
function expectBox(box: Box | undefined, expected: Box) {
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(Math.abs((box?.[side] ?? Number.NaN) - expected[side]), side).toBeLessThanOrEqual(1)
}

test('the picture and name of a card move to its page and back, without the cover', async ({
  page,
}) => {
  const { journeys } = await watchTravel(page)
  await open(page, orchardHouses.path)
  await untilRevealsReady(page)
  const sheet = await watchSheet(page)
  await cardOf(page).getByRole('link').hover()
  const scroll = await scrollOf(page)
  const card = await boxOf(pictureOf(page))
  await pressToTravel(cardOf(page).getByRole('link'))
  await expect(titleOf(page)).toContainText(quinceHouse.name)
  await expect(titleOf(page)).toBeFocused()
  await untilArrived(page)
  const [there] = await journeys()
  const cover = await boxOf(coverOf(page))
  expectBox(there?.from, card)
  expectBox(there?.to, cover)
  expect(there?.name).toBe(true)
  await page.goBack()
  await expect(titleOf(page)).toContainText(orchardHouses.name)
  await untilArrived(page)
  const back = (await journeys())[1]
  expectBox(back?.from, cover)
  expectBox(back?.to, await boxOf(pictureOf(page)))
  expect(await scrollOf(page)).toBe(scroll)
  expect(await sheet()).toEqual(['replaced', 'replaced'])
})

/** Opens the menu of the home page, whose picture is that of the link's page. */
async function openMenuAt(page: Page, path: string): Promise<Locator> {
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Menu toggle' }).click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  const link = page.locator(`#menu nav a[href="${path}"]`)
  await link.hover()
  await page.waitForFunction(() => document.getElementById('menu')?.getAnimations().length === 0)
  return link
}

test('the picture beside the menu becomes the opening of the page, and the menu is gone', async ({
  page,
}) => {
  const { journeys } = await watchTravel(page)
  const link = await openMenuAt(page, orchard.path)
  const sheet = await watchSheet(page)
  const beside = await boxOf(page.locator('#menu .media').last())
  await pressToTravel(link)
  await expect(titleOf(page)).toContainText(orchard.title)
  await expect(page.locator('#menu')).toBeHidden()
  await untilArrived(page)
  const [there] = await journeys()
  expectBox(there?.from, beside)
  expectBox(there?.to, await boxOf(coverOf(page)))
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await expect(titleOf(page)).toBeFocused()
  expect(await sheet()).toEqual(['replaced'])
})

test('Back while the picture of the menu moves shows the page before, without the menu', {
  tag: '@release',
}, async ({ page }) => {
  const link = await openMenuAt(page, orchard.path)
  await stopAnimationClock(page)
  await pressToTravel(link)
  await expect(page.locator('html')).toHaveAttribute('data-travelling', 'page-menu')
  await expect(titleOf(page)).toContainText(orchard.title)
  await page.goBack()
  await expect(titleOf(page)).toContainText(home.title)
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('[data-travelling]')).toHaveCount(0)
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

test('with reduced motion the menu closes as before', { tag: '@release' }, async ({ page }) => {
  const { journeys } = await watchTravel(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await pressToTravel(await openMenuAt(page, orchard.path))
  await expect(titleOf(page)).toContainText(orchard.title)
  await expect(page.locator('#menu')).toBeHidden()
  expect((await journeys()).filter(Boolean)).toEqual([])
})

test('a picture opens from its position on the page and returns there', {
  tag: '@release',
}, async ({ page }) => {
  const { journeys } = await watchTravel(page)
  await open(page, houses.path)
  const link = linksOf(page).nth(2)
  await link.hover()
  const tile = await boxOf(link)
  await pressToTravel(link)
  await expect(dialogOf(page)).toBeVisible()
  await untilArrived(page)
  const slide = await boxOf(dialogOf(page).locator('[data-current] [data-zooms]'))
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await untilArrived(page)
  const [opening, closing] = await journeys()
  expectBox(opening?.from, tile)
  expectBox(opening?.to, slide)
  expectBox(closing?.from, slide)
  expectBox(closing?.to, tile)
  // Back while it opens closes it, whatever has been drawn by then.
  await link.click()
  await page.waitForURL('**/*#media-3')
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await untilArrived(page)
})

test('a picture fades if its position is out of view; the lightbox then closes without a transition', {
  tag: '@release',
}, async ({ page }) => {
  const { journeys, fades } = await watchTravel(page)
  await open(page, orchardHouses.path)
  const html = await (await page.request.get(quinceHouse.path)).text()
  const foot = [...html.matchAll(/ id="(b-[^"]+)"/g)].at(-1)?.[1]
  const link = cardOf(page).getByRole('link')
  await link.evaluate(
    (link, foot) => link.setAttribute('href', `${link.getAttribute('href')}#${foot}`),
    foot,
  )
  await pressToTravel(link)
  await expect(titleOf(page)).toContainText(quinceHouse.name)
  await expect(titleOf(page)).not.toBeInViewport()
  await untilArrived(page)
  expect(await journeys()).toEqual([null])
  expect(await fades()).toEqual(['travel-out'])

  await open(page, houses.path)
  await pressToTravel(linksOf(page).first())
  await expect(dialogOf(page)).toBeVisible()
  await untilArrived(page)
  // The tile of the last picture is at the foot of the page.
  await page.keyboard.press('End')
  await page.waitForURL(`**/*#media-${houses.count}`)
  const before = (await journeys()).length
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await journeys()).toHaveLength(before)
})

test('Back while a picture moves leaves no trace of the move', { tag: '@release' }, async ({
  page,
}) => {
  await open(page, orchardHouses.path)
  await pressToTravel(cardOf(page).getByRole('link'))
  await page.waitForURL(`**${quinceHouse.path}`)
  await page.goBack()
  await expect(titleOf(page)).toContainText(orchardHouses.name)
  await untilArrived(page)
  await page.goForward()
  await expect(titleOf(page)).toContainText(quinceHouse.name)
  await untilArrived(page)
  await expect(page.locator('#page-sheet')).toBeHidden()
})
