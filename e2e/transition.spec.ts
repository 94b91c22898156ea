import { expect, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { countDocuments, footerLink, leadTo } from './links.ts'
import { untilCovered, watchSheet } from './sheet.ts'
import { open } from './until.ts'

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

const sheetOf = (page: Page) => page.locator('#page-sheet')
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const HOME = 'Where the day'
const LAGOON = 'cross on foot'
const CONTACT = 'Tell us when'

test('a sheet of sand covers the page until the next one is there, above all but its sun', async ({
  page,
}) => {
  const { release } = await hold(page, '/lagoon')
  await open(page, '/')
  const seen = await watchSheet(page)
  await footerLink(page, '/lagoon').click()
  await expect(sheetOf(page)).toBeVisible()
  const timing = await sheetOf(page).evaluate((sheet) => {
    const { duration, easing } = sheet.getAnimations()[0]?.effect?.getComputedTiming() ?? {}
    return { duration, easing, ground: getComputedStyle(sheet).backgroundColor }
  })
  const [duration, ground] = [450, 'rgb(240, 231, 216)']
  expect(timing).toEqual({ duration, easing: 'cubic-bezier(0.9, 0, 0.1, 1)', ground })
  await untilCovered(page)
  await expect(titleOf(page)).toContainText(HOME)
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
  await expect(titleOf(page)).toContainText(LAGOON)
  await expect(sheetOf(page)).toBeHidden()
  expect(await seen()).toEqual(['there', 'replaced', 'away'])
})

test('the next page has the keyboard and its title is said; another view of a page needs no sheet', async ({
  page,
}) => {
  await open(page, '/')
  const said = page.locator('#app > p[aria-live=polite]')
  await page.getByRole('link', { name: 'Scroll' }).click()
  await page.waitForURL('**/*#*')
  await page.goBack()
  await expect(said).toHaveText('')
  await footerLink(page, '/lagoon').click()
  await expect(titleOf(page)).toContainText(LAGOON)
  await expect(titleOf(page)).toBeFocused()
  await expect(said).toHaveText(await page.title())
  const ring = await titleOf(page).evaluate((heading) => {
    const { outlineStyle, boxShadow } = getComputedStyle(heading)
    return [outlineStyle, boxShadow, heading.tabIndex]
  })
  expect(ring).toEqual(['none', 'none', -1])
  await page.goBack()
  await expect(titleOf(page)).toContainText(HOME)
  await expect(titleOf(page)).toBeFocused()
  await expect(sheetOf(page)).toBeHidden()
  const seen = await watchSheet(page)
  await (await leadTo(page, '/?page=2')).click()
  await page.waitForURL('**/?page=2')
  await expect.poll(seen).toEqual(['replaced'])
})

test('each choice among the houses is said, with the same words too', async ({ page }) => {
  await open(page, '/real-estate/sea-villas')
  const said = page.locator('#app > p[aria-live=polite]')
  const heard = await said.evaluateHandle((said) => {
    const heard: string[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes) heard.push(`${textContent}`)
    }).observe(said, { childList: true })
    return heard
  })
  const houses = page.getByRole('form', { name: 'Filter houses' })
  for (const [sort, at] of [
    ['Price, low to high', 1],
    ['Area, large to small', 2],
  ] as const) {
    await houses.getByLabel('Sort').selectOption(sort)
    await expect.poll(() => heard.evaluate(({ length }) => length)).toBe(at)
  }
  const name = `${await page.title()}, 4 houses`
  expect(await heard.jsonValue()).toEqual([name, name])
})

test('who changes their mind under the sheet gets what they asked for last', async ({ page }) => {
  const lagoon = await hold(page, '/lagoon')
  const contact = await hold(page, '/contact')
  contact.release()
  await open(page, '/')
  const documents = countDocuments(page)
  await footerLink(page, '/contact').click()
  await expect(titleOf(page)).toContainText(CONTACT)
  contact.close()
  // Back, while another page is late.
  await footerLink(page, '/lagoon').click()
  await untilCovered(page)
  await page.goBack()
  await expect(titleOf(page)).toContainText(HOME)
  await expect(sheetOf(page)).toBeHidden()
  // Forward, and back to the page that is still shown, which anybody may look at meanwhile.
  for (const look of [
    () => page.keyboard.press('Tab'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(700, 450),
  ]) {
    await page.goForward()
    await untilCovered(page)
    await look()
    await expect(sheetOf(page)).toBeHidden()
    await expect(titleOf(page)).toContainText(HOME)
    await page.goBack()
  }
  await page.goForward()
  await untilCovered(page)
  await page.goBack()
  await expect(sheetOf(page)).toBeHidden()
  await expect(titleOf(page)).toContainText(HOME)
  // Twice, and elsewhere.
  await footerLink(page, '/contact').dblclick()
  await footerLink(page, '/privacy').press('Enter')
  await expect(titleOf(page)).toContainText('Privacy')
  await expect(sheetOf(page)).toBeHidden()
  expect(documents()).toBe(0)
  lagoon.release()
  contact.release()
})

test('the sheet goes from a page that is elsewhere or has moved, and from one that failed', async ({
  page,
}) => {
  const json = await (await page.request.get('/contact/_payload.json')).json()
  await page.route('**/lagoon/_payload.json', (route) => route.fulfill({ json }))
  await page.route('**/privacy/_payload.json', (route) => route.abort())
  await open(page, '/')
  await footerLink(page, '/lagoon').click()
  await expect(titleOf(page)).toContainText(CONTACT)
  expect(new URL(page.url()).pathname).toBe('/contact')
  await expect(sheetOf(page)).toBeHidden()
  const seen = await watchSheet(page)
  const location = '/_payload.json'
  await page.route('**/moved/_payload.json', (route) =>
    route.fulfill({ status: 301, headers: { location } }),
  )
  await footerLink(page, '/lagoon').evaluate((link) => link.setAttribute('href', '/moved'))
  await footerLink(page, '/moved').click()
  await expect(titleOf(page)).toContainText(HOME)
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(sheetOf(page)).toBeHidden()
  expect(await seen()).toEqual(['there', 'replaced', 'away'])
  await footerLink(page, '/privacy').click()
  await expect(titleOf(page)).toHaveText('This page did not arrive')
  await expect(titleOf(page)).toBeFocused()
  await expect(sheetOf(page)).toBeHidden()
})

test('a page comes without sheet where nobody sees it, or looks away, or its end is never told', async ({
  page,
}) => {
  await page.route('**/assets/prefetch*.js', (route) => route.abort())
  await open(page, '/')
  const seen = await watchSheet(page)
  const hide = (isHidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    }, isHidden)
  await hide(true)
  await footerLink(page, '/lagoon').click()
  await expect(titleOf(page)).toContainText(LAGOON)
  expect(await seen()).toEqual(['replaced'])
  await hide(false)
  // A tab that is hidden on the way draws no more frames.
  await footerLink(page, '/privacy').click()
  await expect(sheetOf(page)).toBeVisible()
  await hide(true)
  await sheetOf(page).evaluate((sheet) => {
    for (const move of sheet.getAnimations()) move.pause()
  })
  await expect(titleOf(page)).toContainText('Privacy')
  await expect(sheetOf(page)).toBeHidden()
  expect(await seen()).toEqual(['replaced', 'there', 'replaced', 'away'])
  await hide(false)
  await page.evaluate(() => Object.defineProperty(Animation.prototype, 'onfinish', { set() {} }))
  await footerLink(page, '/contact').click()
  await expect(titleOf(page)).toContainText(CONTACT)
  await expect(sheetOf(page)).toBeHidden()
})

test('who asks for calm sees the sheet at its end, and from then on one page fade into the other', async ({
  page,
}) => {
  const { release } = await hold(page, '/lagoon')
  await open(page, '/')
  const seen = await watchSheet(page)
  await footerLink(page, '/lagoon').click()
  await expect(sheetOf(page)).toBeVisible()
  await sheetOf(page).evaluate((sheet) => {
    for (const move of sheet.getAnimations()) move.updatePlaybackRate(1e-6)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await untilCovered(page)
  release()
  await expect(titleOf(page)).toContainText(LAGOON)
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
  await footerLink(page, '/contact').click()
  await expect(titleOf(page)).toContainText(CONTACT)
  await expect(titleOf(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'lasts'))).toEqual([200])
  expect(await seen()).toEqual(['there', 'replaced', 'away', 'replaced'])
})

test('a menu that a link has closed is gone when its page is revealed', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu toggle' }).click()
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await expect(panel).toBeVisible()
  await page.evaluate(() =>
    new MutationObserver(() => {
      const menu = document.getElementById('menu')
      requestAnimationFrame(() => {
        const clip = menu?.hidden ? 'hidden' : getComputedStyle(menu ?? document.body).clipPath
        Object.assign(window, { clip })
      })
    }).observe(document.getElementById('main') ?? document, { childList: true }),
  )
  await panel.getByRole('link', { name: 'The Lagoon', exact: true }).click()
  await expect(titleOf(page)).toContainText(LAGOON)
  const clip = () => page.evaluate((): unknown => Reflect.get(window, 'clip'))
  await expect.poll(clip).toBeDefined()
  expect(['hidden', 'inset(0px 0px 100%)']).toContain(await clip())
})
