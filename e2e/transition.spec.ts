import { expect, type Page } from '@playwright/test'
import { contact, home, orchard, privacy, ridgeHouses } from './fixture/names.ts'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { countDocuments, footerLink, setLinkTarget } from './links.ts'
import { untilCovered, watchSheet, watchSun } from './sheet.ts'
import { open } from './until.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const sheetOf = (page: Page) => page.locator('#page-sheet')
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

test('the cover hides everything but the pending indicator until the next page is there', {
  tag: '@release',
}, async ({ page }) => {
  const { release } = await hold(page, orchard.path)
  await open(page, '/')
  const changes = await watchSheet(page)
  await footerLink(page, orchard.path).click()
  await expect(sheetOf(page)).toBeVisible()
  const timing = await sheetOf(page).evaluate((sheet) => {
    const { duration, easing } = sheet.getAnimations()[0]?.effect?.getComputedTiming() ?? {}
    return { duration, easing, ground: getComputedStyle(sheet).backgroundColor }
  })
  const [duration, ground] = [450, 'rgb(231, 229, 228)']
  expect(timing).toEqual({ duration, easing: 'cubic-bezier(0.9, 0, 0.1, 1)', ground })
  await untilCovered(page)
  await expect(titleOf(page)).toContainText(home.title)
  await page.waitForSelector('#pending:not([hidden])')
  const above = await page.evaluate(() => {
    const sun = document.getElementById('pending')
    if (sun) sun.style.pointerEvents = 'auto'
    const { left = 0, top = 0, width = 0, height = 0 } = sun?.getBoundingClientRect() ?? {}
    const middle = document.elementFromPoint(700, 450)
    const atSun = document.elementFromPoint(left + width / 2, top + height / 2)
    return { middle: middle?.id, isSun: Boolean(atSun && sun?.contains(atSun)) }
  })
  expect(above).toEqual({ middle: 'page-sheet', isSun: true })
  release()
  await expect(titleOf(page)).toContainText(orchard.title)
  await expect(sheetOf(page)).toBeHidden()
  expect(await changes()).toEqual(['shown', 'replaced', 'hidden'])
})

test('a navigation focuses and announces the title, and the sun of its sheet travels to the next hour', async ({
  page,
}) => {
  const { release } = await hold(page, contact.path)
  await open(page, '/')
  const liveRegion = page.locator('#app > p[aria-live=polite]')
  const hourOf = () =>
    page.evaluate(() => 180 * Number(document.body.style.getPropertyValue('--hour')))
  const degrees = await watchSun(page)
  const atHome = await hourOf()
  await page.getByRole('link', { name: 'Scroll' }).click()
  await page.waitForURL('**/*#*')
  await page.goBack()
  await expect(liveRegion).toHaveText('')
  await footerLink(page, orchard.path).click()
  await expect(titleOf(page)).toContainText(orchard.title)
  await expect(titleOf(page)).toBeFocused()
  await expect(liveRegion).toHaveText(await page.title())
  const ring = await titleOf(page).evaluate((heading) => {
    const { outlineStyle, boxShadow } = getComputedStyle(heading)
    return [outlineStyle, boxShadow, heading.tabIndex]
  })
  expect(ring).toEqual(['none', 'none', -1])
  await expect(sheetOf(page)).toBeHidden()
  const inOrchard = await hourOf()
  expect(Math.abs(inOrchard - atHome)).toBeGreaterThan(20)
  const travelled = await degrees()
  expect(travelled.at(0)).toBeCloseTo(atHome, 0)
  expect(Math.abs((travelled.at(-1) ?? 0) - inOrchard)).toBeLessThan(5)

  // A new query string needs no sheet.
  await page.goBack()
  await expect(titleOf(page)).toContainText(home.title)
  await expect(titleOf(page)).toBeFocused()
  await expect(sheetOf(page)).toBeHidden()
  const changes = await watchSheet(page)
  await (await setLinkTarget(page, '/?page=2')).click()
  await page.waitForURL('**/?page=2')
  await expect.poll(changes).toEqual(['replaced'])

  // The sun stands while the hour of the next page is not known.
  await degrees()
  await footerLink(page, contact.path).click()
  await untilCovered(page)
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toBeHidden()
  const stood = await degrees()
  expect(stood).not.toEqual([])
  for (const degree of stood) expect(degree).toBeCloseTo(atHome, 0)
  release()
})

test('every filter change is announced, even with the same text', { tag: '@release' }, async ({
  page,
}) => {
  await open(page, ridgeHouses.path)
  const liveRegion = page.locator('#app > p[aria-live=polite]')
  const announcements = await liveRegion.evaluateHandle((liveRegion) => {
    const announcements: string[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) announcements.push(`${textContent}`)
    }).observe(liveRegion, { childList: true })
    return announcements
  })
  const houses = page.getByRole('form', { name: 'Filter houses' })
  for (const [sort, at] of [
    ['Price, low to high', 1],
    ['Area, high to low', 2],
  ] as const) {
    await houses.getByLabel('Sort').selectOption(sort)
    await expect.poll(() => announcements.evaluate(({ length }) => length)).toBe(at)
  }
  const name = `${await page.title()}, ${ridgeHouses.count} houses`
  expect(await announcements.jsonValue()).toEqual([name, name])
})

test('navigations while covered end at the last one', { tag: '@release' }, async ({ page }) => {
  const first = await hold(page, orchard.path)
  const second = await hold(page, contact.path)
  second.release()
  await open(page, '/')
  const documents = countDocuments(page)
  await footerLink(page, contact.path).click()
  await expect(titleOf(page)).toContainText(contact.title)
  second.close()
  // Back while another page is pending.
  await footerLink(page, orchard.path).click()
  await untilCovered(page)
  await page.goBack()
  await expect(titleOf(page)).toContainText(home.title)
  await expect(sheetOf(page)).toBeHidden()
  // Forward, uncover the current page by key or click, and back to it.
  for (const look of [
    () => page.keyboard.press('Tab'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(700, 450),
  ]) {
    await page.goForward()
    await untilCovered(page)
    await look()
    await expect(sheetOf(page)).toBeHidden()
    await expect(titleOf(page)).toContainText(home.title)
    await page.goBack()
  }
  await page.goForward()
  await untilCovered(page)
  await page.goBack()
  await expect(sheetOf(page)).toBeHidden()
  await expect(titleOf(page)).toContainText(home.title)
  // A double click, then another link.
  await footerLink(page, contact.path).dblclick()
  await footerLink(page, privacy.path).press('Enter')
  await expect(titleOf(page)).toContainText(privacy.title)
  await expect(sheetOf(page)).toBeHidden()
  expect(documents()).toBe(0)
  first.release()
  second.release()
})

test('reduced motion ends the cover’s animation, and later navigations cross-fade', {
  tag: '@release',
}, async ({ page }) => {
  const { release } = await hold(page, orchard.path)
  await open(page, '/')
  const changes = await watchSheet(page)
  await footerLink(page, orchard.path).click()
  await expect(sheetOf(page)).toBeVisible()
  await sheetOf(page).evaluate((sheet) => {
    for (const move of sheet.getAnimations()) move.updatePlaybackRate(1e-6)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await untilCovered(page)
  release()
  await expect(titleOf(page)).toContainText(orchard.title)
  await expect(sheetOf(page)).toBeHidden()
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const fades = document.getAnimations().filter(({ effect }) => {
          return (
            effect instanceof KeyframeEffect && effect.pseudoElement?.includes('view-transition')
          )
        })
        const lasts = fades.map(({ effect }) => effect?.getComputedTiming().duration)
        Object.assign(window, { lasts: [...new Set(lasts)] })
      })
      return transition
    }
  })
  await footerLink(page, contact.path).click()
  await expect(titleOf(page)).toContainText(contact.title)
  await expect(titleOf(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'lasts'))).toEqual([200])
  expect(await changes()).toEqual(['shown', 'replaced', 'hidden', 'replaced'])
})

test('Back before the cross-fade begins keeps the current page', { tag: '@release' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A slow device starts the fade some frames after the navigation has been committed.
  const begin = Promise.withResolvers<void>()
  await page.exposeFunction('untilBegin', () => begin.promise)
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const fade = start(async () => {
        await Reflect.get(window, 'untilBegin')()
        if (typeof change === 'function') await change()
      })
      Object.assign(window, { faded: fade.finished.catch(() => {}) })
      return fade
    }
  })
  await open(page, '/')
  await footerLink(page, orchard.path).click()
  await page.waitForURL(`**${orchard.path}`)
  await page.goBack()
  begin.resolve()
  await page.evaluate(() => Reflect.get(window, 'faded'))
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(titleOf(page)).toContainText(home.title)
})
