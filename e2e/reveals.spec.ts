import { expect, type Locator } from '@playwright/test'
import { exploreTitle, orchard } from './fixture/names.ts'
import { test } from './journey.ts'
import { footerLink } from './links.ts'
import {
  animationsIn,
  bringNear,
  finish,
  firstHidden,
  openHome,
  pauseReveals,
  scrollIntoPosition,
  setTime,
  titleIn,
} from './reveals.ts'

/** An element's rendered, copied and raw text, its HTML, and the positions of its letters. */
const readText = async (target: Locator) => ({
  // biome-ignore lint/performance/useDomNodeTextContent: innerText depends on the layout under test
  rendered: await target.innerText(),
  ...(await target.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const places: number[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? ''
      for (const [at, char] of text.split('').entries()) {
        range.setStart(texts.currentNode, at)
        range.setEnd(texts.currentNode, at + 1)
        const box = [...range.getClientRects()].at(-1)
        if (box && box.width > 0 && /[^\s\u00ad]/.test(char))
          places.push(box.left, box.top + scrollY)
      }
    }
    getSelection()?.selectAllChildren(element)
    const copied = String(getSelection())
    getSelection()?.removeAllRanges()
    return { copied, text: element.textContent, places, html: element.innerHTML }
  })),
})

type TextState = Awaited<ReturnType<typeof readText>>

/** The parts that must not change when the text is split. */
const textOf = ({ rendered, copied, text }: TextState) => ({ rendered, copied, text })

/** The largest displacement of a letter, in pixels. */
const maxDisplacement = (before: number[], now: number[]) =>
  Math.max(...before.map((place, index) => Math.abs(place - (now[index] ?? Number.NaN))))

/**
 * The text of an element in the accessibility tree: the name of its heading, or else its static
 * text in lower case.
 */
async function accessibleText(target: Locator) {
  const session = await target.page().context().newCDPSession(target.page())
  const mark = 'data-accessible-text'
  await target.evaluate((element, mark) => element.setAttribute(mark, ''), mark)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `[${mark}]`,
  })
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId })
  await target.evaluate((element, mark) => element.removeAttribute(mark), mark)
  await session.detach()
  const exposed = nodes.filter(({ ignored }) => !ignored)
  const namesOf = (...roles: unknown[]) =>
    exposed.flatMap(({ role, name }) => (roles.includes(role?.value) ? [`${name?.value}`] : []))
  const [heading] = namesOf('heading')
  return heading ?? namesOf('StaticText', 'image').join('').toLowerCase()
}

/** Removes soft hyphens and spaces: a hyphenated word is split in two while its lines move. */
const withoutHyphens = (phrase: string) =>
  phrase.includes('\u00ad') ? phrase.replaceAll(/[\s\u00ad]/g, '') : phrase

test.use({ viewport: { width: 1440, height: 900 } })

const TEXTS = '[data-reveal$=s]'

const ARABIC = 'بيت أبيض على البحيرة، حيث تغرب الشمس كل مساء في الماء'
const BROKEN =
  'Lagunen\u00adufer\u00adhaus\u00advermietungs\u00adgesellschaft am <em>See\u00adgras\u00adweg</em>'

test('texts are revealed in pieces with one accessible name, and end as their original HTML', {
  tag: '@release',
}, async ({ page }) => {
  await pauseReveals(page)
  await openHome(page)
  await page.evaluate(() => document.fonts.ready)
  const rewrite = (kind: string, html: string) =>
    titleIn(page, kind).evaluate((title, html) => {
      title.setAttribute('style', 'max-inline-size: 5em')
      title.querySelectorAll('.ln').forEach((line, index) => {
        if (index === 0) line.innerHTML = html
        else line.remove()
      })
    }, html)
  await rewrite('featured_listings', ARABIC)
  await rewrite('listings_5050', BROKEN)

  const intro = page.locator('[data-block=intro]')
  // Only the subtitle of a hero is split into words, which a first view never hides.
  const words = intro.locator('[data-reveal=lines]')
  await words.evaluate((text) => text.setAttribute('data-reveal', 'words'))
  const byWord = intro.locator('[data-reveal=words]')
  const wordsAtRest = await readText(byWord)
  const byCharacter = titleIn(page, 'explore_more')
  await byCharacter.evaluate((title) => title.setAttribute('data-reveal', 'characters'))
  for (const [target, delays, atRest] of [
    [byWord, [0, 30, 60], wordsAtRest],
    [titleIn(page, 'feature_5050_media'), [0, 80]],
    [titleIn(page, 'featured_listings'), [0, 80, 160]],
    [titleIn(page, 'listings_5050'), [0, 80, 160]],
    [byCharacter, [0, 40, 80, 120]],
  ] as const) {
    await bringNear(target)
    const rest = atRest ?? (await readText(target))
    const phrase = await accessibleText(target)
    await scrollIntoPosition(target)
    await target.locator('[data-piece]').first().waitFor({ state: 'attached' })
    const moving = await animationsIn(target)
    expect(moving.slice(0, delays.length).map(({ delay }) => delay)).toEqual(delays)
    expect(new Set(moving.map(({ duration }) => duration))).toEqual(new Set([1500]))
    expect(withoutHyphens(await accessibleText(target))).toBe(withoutHyphens(phrase))
    await setTime(target, 5000)
    const revealed = await readText(target)
    expect(textOf(revealed)).toEqual(textOf(rest))
    expect(maxDisplacement(rest.places, revealed.places), revealed.html).toBeLessThan(1)
    await finish(target)
    await expect(target.locator('[data-piece]')).toHaveCount(0)
    const now = await readText(target)
    expect(now.html).toBe(rest.html)
    expect(maxDisplacement(rest.places, now.places)).toBeLessThan(1)
  }
})

test('a running reveal is split again after a font load or resize, and keeps its progress', {
  tag: '@release',
}, async ({ page }) => {
  await pauseReveals(page)
  const fonts = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await firstHidden(page).waitFor({ state: 'attached' })
  const intro = page.locator('[data-block=intro] [data-reveal=lines]')
  const html = await intro.innerHTML()
  const pieces = intro.locator('[data-piece]')
  const lineOf = () => intro.locator('[data-line]').allInnerTexts()
  await scrollIntoPosition(intro, 0.6)
  await pieces.first().waitFor({ state: 'attached' })
  await setTime(intro, 700)
  const times = async () => new Set((await animationsIn(intro)).map(({ time }) => time))

  const inStandIn = await pieces.first().elementHandle()
  fonts.resolve()
  await expect.poll(() => inStandIn?.evaluate((piece) => piece.isConnected)).toBe(false)
  expect(await times()).toEqual(new Set([700]))

  const wide = await lineOf()
  await page.setViewportSize({ width: 500, height: 900 })
  await expect.poll(lineOf).not.toEqual(wide)
  expect((await lineOf()).join(' ')).toBe(wide.join(' '))
  expect(await times()).toEqual(new Set([700]))
  await finish(intro)
  await expect.poll(() => intro.innerHTML()).toBe(html)
})

test('pictures and texts are revealed as they come into view; a jump shows everything passed', async ({
  page,
}) => {
  await openHome(page)
  const first = await page
    .locator('[data-block=hero] [data-reveal]')
    .evaluateAll((all) =>
      all.map((element) => element.matches('[data-unseen]') || element.getAnimations().length > 0),
    )
  expect(first).toEqual([false, false, false])

  for (const [target, name, duration] of [
    [
      page.locator('[data-block=feature_5050_media] [data-reveal=unmask]').first(),
      'reveal-box',
      1100,
    ],
    [
      page.locator('[data-block=featured_listings] [data-reveal=fade]').first(),
      'reveal-prose',
      1100,
    ],
  ] as const) {
    const running = () =>
      target.evaluate((element) =>
        element
          .getAnimations()
          .flatMap((animation) =>
            animation instanceof CSSAnimation && animation.playState === 'running'
              ? [[animation.animationName, animation.effect?.getTiming().duration]]
              : [],
          ),
      )
    await bringNear(target)
    await expect(target).toHaveAttribute('data-unseen')
    expect(await running()).toEqual([])
    await scrollIntoPosition(target, 0.9)
    await expect.poll(running, { intervals: [50] }).toEqual([[name, duration]])
    await finish(target)
    await expect(target).not.toHaveAttribute('data-unseen')
  }

  // Focusing a link reveals its text, wherever it is.
  await bringNear(page.locator('main a:has([data-reveal])').last())
  const left = await page
    .locator('main a:has([data-unseen])')
    .last()
    .evaluate((link: HTMLElement) => {
      const hidden = [...link.querySelectorAll('[data-unseen]')]
      link.focus({ preventScroll: true })
      return hidden.map((part) => part.matches('[data-unseen]'))
    })
  expect(left).toContain(false)
  expect(left).not.toContain(true)

  const findOnPage = (words: string) => {
    Reflect.get(window, 'find').call(window, words)
    return String(getSelection())
  }
  expect(await page.evaluate(findOnPage, exploreTitle)).toBe(exploreTitle)
  const found = titleIn(page, 'explore_more')
  await expect(found).toHaveCSS('opacity', '1')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const above = page.locator(`main [data-block]:has(~ [data-block=explore_more]) [data-reveal]`)
  await expect
    .poll(() =>
      // An animation in a block that is not rendered ends only once the block is.
      above.evaluateAll(
        (all) =>
          all.filter(
            (one) =>
              one.matches('[data-unseen]') && one.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      ),
    )
    .toBe(0)
})

test('a navigation reveals the first view and hides the rest; a new query string reveals nothing again', {
  tag: '@release',
}, async ({ page }) => {
  await pauseReveals(page)
  await openHome(page)
  await footerLink(page, orchard.path).click()
  const title = page.getByRole('heading', { level: 1 })
  await title.locator('[data-piece]').first().waitFor({ state: 'attached' })
  await expect(title).toHaveText(orchard.heading)
  await expect(firstHidden(page)).toBeAttached()
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.id === 'reveal') animation.finish()
  })
  await expect(page.locator('main [data-piece]')).toHaveCount(0)
  await expect(page.locator(`[data-block=hero] :is(${TEXTS})`).first()).toBeVisible()

  await page.evaluate(async (path) => {
    const link = document.querySelector<HTMLElement>('[data-block]:not([data-live]) a[href^="/"]')
    const entered = new Promise((resolve) =>
      new MutationObserver(resolve).observe(document.getElementById('main') ?? document, {
        childList: true,
      }),
    )
    link?.setAttribute('href', `${path}?page=2`)
    link?.click()
    await entered
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, orchard.path)
  expect(new URL(page.url()).search).toBe('?page=2')
  await expect(page.locator('main [data-piece]')).toHaveCount(0)
  await expect(firstHidden(page)).toBeAttached()
})
