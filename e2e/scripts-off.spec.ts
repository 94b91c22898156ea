import { expect, type Page, test } from '@playwright/test'
import { readStack } from './stack.ts'
import { open } from './until.ts'
import { brokenPictures } from './view-page.ts'

const { pages } = readStack()

/** Controls are there with scripts or without; captions give way to the tabs made of them. */
const MAY_DIFFER = 'form, figcaption, [data-filters], [data-stepper], p:has(> [data-at])'

/** Everything that is shown and has to be the same in either case. */
async function wordsOf(page: Page): Promise<string> {
  const words = await page.locator('main').evaluate((main, mayDiffer) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const shown: string[] = []
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement || parentElement.closest(mayDiffer)) continue
      if (parentElement.checkVisibility({ visibilityProperty: true })) shown.push(textContent ?? '')
    }
    return shown
  }, MAY_DIFFER)
  return words.join(' ').replace(/\s+/g, ' ').trim()
}

async function withoutScripts(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      javaScriptEnabled: false,
      baseURL: readStack().siteUrl,
      viewport: { width: 1440, height: 900 },
    })
  if (!context) throw new Error('There is no browser to open a page in.')
  page.on('close', () => context.close())
  return context.newPage()
}

/** Every path that visible links lead to, from the home page on. */
async function reachable(page: Page): Promise<Set<string>> {
  const reached = new Set(['/'])
  for (const path of reached) {
    await page.goto(path)
    const links = await page
      .locator('a[href^="/"]:visible')
      .evaluateAll((anchors: HTMLAnchorElement[]) => anchors.map(({ pathname }) => pathname))
    for (const link of links) reached.add(link)
  }
  return reached
}

test('every page says the same with and without scripts', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const plain = await withoutScripts(page)
  for (const path of pages) {
    await open(page, path)
    await plain.goto(path)
    expect.soft(await wordsOf(plain), path).toEqual(await wordsOf(page))
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every picture of the home page is there', async ({ page }) => {
    await page.goto('/')
    const pictures = await page.locator('main img').all()
    expect(pictures.length).toBeGreaterThan(8)
    for (const picture of pictures) await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => brokenPictures(page), { timeout: 20_000 }).toEqual([])
  })

  test('a link leads to its page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'How we build' }).click()
    await page.waitForURL('**/peninsula')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the menu toggle leads to links, and from them every menu page can be reached', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Menu toggle' }).click()
    await expect(page.getByRole('navigation', { name: 'Explore' })).toBeInViewport()
    const destinations = await page
      .locator('#menu nav a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(destinations.length).toBeGreaterThan(10)
    const reached = await reachable(page)
    expect(destinations.filter((path) => !reached.has(path))).toEqual([])
  })

  test('no control is shown that would do nothing', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      const dead = page.locator('button:visible, [role=button]:visible, [tabindex="0"]:visible')
      const others = await dead.evaluateAll((controls) =>
        controls
          .filter((control) => !/auto|scroll/.test(getComputedStyle(control).overflowX))
          .filter((control) => !control.matches('form [type=submit]'))
          .map((control) => control.outerHTML),
      )
      expect.soft(others, path).toEqual([])
    }
  })
})
