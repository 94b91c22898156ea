import { TICKET_PATH } from '@belvedere/kit/enquiry/form-state.ts'
import { ProofOfWork } from '@belvedere/kit/proof-of-work/proof-of-work.ts'
import { expect, type Page } from '@playwright/test'
import {
  goBackTo,
  KEEPS_PAGES,
  notRestoredReasons,
  recordPageShows,
  recordReasons,
} from './bfcache.ts'
import { holdAll } from './hold.ts'
import { test } from './journey.ts'
import { dialogOf, linksOf, press } from './lightbox.ts'
import { pathOf, screens } from './screens.ts'
import { findStack } from './stack.ts'
import { open } from './until.ts'

test.use({ ...KEEPS_PAGES, baseURL: findStack('demo')?.siteUrl })

/** What a visitor does on a page before leaving it. */
type Deed = { screen: string; what: string; act: (page: Page) => Promise<unknown> }

const DEEDS: Deed[] = [
  { screen: 'home', what: 'after its menu', act: openAndCloseMenu },
  { screen: 'home', what: 'with its menu open', act: openMenu },
  { screen: 'home', what: 'while its globe turns', act: turnGlobe },
  { screen: 'home', what: 'during a prefetch', act: prefetch },
  { screen: 'category', what: 'after another page in the same document', act: followLink },
  { screen: 'experience', what: 'while a film plays', act: playFilm },
  { screen: 'contact', what: 'during the proof of work of its form', act: fillForm },
  { screen: 'map', what: 'while it is shown in 3D', act: showScene },
  { screen: 'gallery', what: 'with its lightbox open', act: openPicture },
]

/** The browser keeps no page with an error status. */
const KEPT = screens.filter(({ name }) => name !== 'not found')

const visits = [
  ...KEPT.map(({ name }): Deed => ({ screen: name, what: 'as it was', act: async () => {} })),
  ...DEEDS,
]

for (const { screen, what, act } of visits)
  test(`Back restores the screen "${screen}" ${what}`, { tag: '@release' }, async ({ page }) => {
    const shown = await recordPageShows(page)
    const reasons = await recordReasons(page)
    await open(page, pathOf(screen))
    await page.waitForLoadState()
    await act(page)
    const { pathname } = new URL(page.url())
    await page.goto('/nowhere')
    await goBackTo(page, pathname)
    await expect.poll(shown).toMatch(/^loaded loaded \w+$/)
    expect(reasons()).toEqual([])
    expect(await notRestoredReasons(page)).toBeUndefined()
    expect(await shown()).toBe('loaded loaded restored')
  })

test('only its status keeps an error page from being restored', { tag: '@release' }, async ({
  page,
}) => {
  const shown = await recordPageShows(page)
  const reasons = await recordReasons(page)
  await open(page, pathOf('not found'))
  await page.waitForLoadState()
  await page.goto('/')
  await goBackTo(page, pathOf('not found'))
  await expect.poll(shown).toBe('loaded loaded loaded')
  // Follows from any other reason: the next page shares the process group of one that is not kept.
  const own = reasons().filter((reason) => reason !== 'BrowsingInstanceNotSwapped')
  expect(own).toEqual(['HTTPStatusNotOK'])
})

const toggleOf = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu toggle' })

async function openMenu(page: Page) {
  await toggleOf(page).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
}

async function openAndCloseMenu(page: Page) {
  await openMenu(page)
  await toggleOf(page).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
}

async function turnGlobe(page: Page) {
  const globe = page.locator('[data-block=globe]')
  await globe.evaluate((block) => block.scrollIntoView({ behavior: 'instant' }))
  await expect(globe.locator('canvas')).toBeVisible()
}

async function prefetch(page: Page) {
  const { requests } = await holdAll(page, '**/_payload.json')
  const link = page.getByRole('contentinfo').locator('a[href^="/"]').first()
  const isAsked = async () => {
    // The script that prefetches loads late.
    await link.dispatchEvent('pointerover')
    return requests.length > 0
  }
  await expect.poll(isAsked).toBe(true)
}

async function followLink(page: Page) {
  const link = page.locator(`main a[href^="${pathOf('category')}/"]`).first()
  await link.click()
  await page.waitForURL(`**${pathOf('category')}/*`)
  await expect(page.locator('#page-sheet')).toBeHidden()
}

async function playFilm(page: Page) {
  const film = page.locator('[data-film]:has(video)').first()
  await film.scrollIntoViewIfNeeded()
  await expect(film).toHaveAttribute('data-shown')
  await expect(film).toHaveAttribute('data-playing')
}

async function fillForm(page: Page) {
  // A proof that takes longer than the rest of the test.
  const work = new ProofOfWork('a key for this test alone', 1_000_000)
  await page.route(`**${TICKET_PATH}*`, async (route) => {
    const response = await route.fetch()
    const ticket: object = await response.json()
    await route.fulfill({ json: { ...ticket, challenge: await work.ask('ticket') } })
  })
  const script = page.waitForResponse('**/assets/prove-*.js')
  const form = page.locator('main form')
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveJSProperty('noValidate', true)
  await form.locator('textarea').first().fill('Which house has the fig tree?')
  await (await script).finished()
}

async function showScene(page: Page) {
  await page.locator('[data-toggle]').click()
  await page.locator('[data-scene-live]').waitFor()
}

async function openPicture(page: Page) {
  await press(linksOf(page).first())
  await expect(dialogOf(page).locator('[data-current] img')).toHaveJSProperty('complete', true)
}
