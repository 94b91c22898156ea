import { type Browser, expect, type Page } from '@playwright/test'
import { brokenWords } from './broken-words.ts'
import { declineCookies, skipSplash, test } from './journey.ts'
import { cutOffWords, sidewaysScroll } from './layout-checks.ts'
import { pathOf, screens } from './screens.ts'
import { touchingControls } from './touching-controls.ts'
import { untilLive, untilRevealsReady } from './until.ts'
import { scrollThroughPage } from './view-page.ts'
import { wordFaults } from './word-faults.ts'

/** Text at 200 % (WCAG 1.4.4), as readers set it in their browser: its default size is 16 px. */
const TWICE = '--blink-settings=defaultFontSize=32'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

let browser: Browser
test.beforeAll(async ({ playwright, launchOptions }) => {
  const args = [...(launchOptions.args ?? []), TWICE]
  browser = await playwright.chromium.launch({ ...launchOptions, args })
})
test.afterAll(() => browser.close())

/**
 * What the page shows wrongly, once it has been scrolled through. The plan of the map moves below its
 * tools and is cropped by its frame, and with it its pins and names: the list beside it has them all.
 */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await untilLive(page)
  await untilRevealsReady(page)
  await scrollThroughPage(page)
  const sideways = await sidewaysScroll(page)
  const beyond = sideways > 0 ? ['The page scrolls sideways'] : []
  if (path === pathOf('map')) return beyond
  return [
    ...beyond,
    ...(await cutOffWords(page)),
    ...(await wordFaults(page)),
    ...(await brokenWords(page)),
    ...(await touchingControls(page)),
  ]
}

for (const { name, path } of screens)
  for (const viewport of SIZES)
    test(`at ${viewport.width} px with text at 200 %, nothing of the ${name} is cut off or lies on another`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // Lines of a title may share a rim by design.
      const before = new Set(await faultsOf(page, path))
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport,
        reducedMotion: 'reduce',
      })
      await skipSplash(context)
      await declineCookies(context)
      const faults = await faultsOf(await context.newPage(), path)
      expect(faults.filter((fault) => !before.has(fault))).toEqual([])
      await context.close()
    })
