import { expect, type Locator, type Page } from '@playwright/test'
import { skipSplash, test } from './journey.ts'
import { footerLink } from './links.ts'
import { readStack } from './stack.ts'
import { open } from './until.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const CHUNK = '**/assets/start-*.js'
const TEXTS = '[data-reveal=lines], [data-reveal=words], [data-reveal=chars]'

const titleIn = (page: Page, kind: string) => page.locator(`[data-block=${kind}] h2`)
const firstHidden = (page: Page) => page.locator('[data-unseen]').first()

/** Opens the home page, and waits until all below its first view waits as well. */
async function openHome(page: Page) {
  await open(page, '/')
  await firstHidden(page).waitFor({ state: 'attached' })
}

/** Lets scripts begin what moves, but not go on: tests look at it at the times they choose. */
async function holdMovement(page: Page) {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...movement) {
      const animation = animate.apply(this, movement)
      if (animation.id === 'reveal') animation.pause()
      return animation
    }
  })
}

/** What moves inside an element: how long, how much later than the one before, and when it is. */
const movements = (target: Locator) =>
  target.evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => {
      const { duration, delay } = animation.effect?.getTiming() ?? {}
      return { duration, delay: Math.round(Number(delay)), time: animation.currentTime }
    }),
  )

/** Puts all that moves inside an element at a time; beyond its end it is over. */
const setTime = (target: Locator, time: number) =>
  target.evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = time
  }, time)

const finish = (target: Locator) =>
  target.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish()
  })

/** Scrolls at once, so that something stands this far down in the view. */
const bring = (target: Locator, share = 0.75) =>
  target.evaluate((element, share) => {
    const top = element.getBoundingClientRect().top + scrollY - innerHeight * share
    scrollTo({ top, behavior: 'instant' })
  }, share)

/** What those get who read, copy or search an element, and where its letters stand. */
const read = async (target: Locator) => ({
  // biome-ignore lint/performance/useDomNodeTextContent: how it is laid out is the question
  said: await target.innerText(),
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

type Read = Awaited<ReturnType<typeof read>>

/** What a screen reader is told of an element: the name of a heading, or else the phrases in it, whatever their case. */
async function phraseOf(target: Locator) {
  const session = await target.page().context().newCDPSession(target.page())
  const mark = 'data-said'
  await target.evaluate((element, mark) => element.setAttribute(mark, ''), mark)
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `[${mark}]`,
  })
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId })
  await target.evaluate((element, mark) => element.removeAttribute(mark), mark)
  await session.detach()
  const said = nodes.filter(({ ignored }) => !ignored)
  const namesOf = (...roles: unknown[]) =>
    said.flatMap(({ role, name }) => (roles.includes(role?.value) ? [`${name?.value}`] : []))
  const [heading] = namesOf('heading')
  return heading ?? namesOf('StaticText', 'image').join('').toLowerCase()
}

/** A word that is broken at a line's end is said in two parts while its lines move. */
const withoutBreaks = (phrase: string) =>
  phrase.includes('\u00ad') ? phrase.replaceAll(/[\s\u00ad]/g, '') : phrase

const wordsOf = ({ said, copied, text }: Read) => ({ said, copied, text })

const furthest = (before: number[], now: number[]) =>
  Math.max(...before.map((place, index) => Math.abs(place - (now[index] ?? Number.NaN))))

/** How many of the marked elements a reader does not see, whole or in part. */
const unseen = (page: Page) =>
  page.locator('[data-reveal]').evaluateAll((all) => {
    const isHidden = (element: Element) => {
      const { opacity, clipPath } = getComputedStyle(element)
      return opacity !== '1' || clipPath !== 'none'
    }
    return all.filter(isHidden).length
  })

const ARABIC = 'بيت أبيض على البحيرة، حيث تغرب الشمس كل مساء في الماء'
const BROKEN =
  'Lagunen\u00adufer\u00adhaus\u00advermietungs\u00adgesellschaft am <em>See\u00adgras\u00adweg</em>'

test('texts rise in pieces that are one phrase, and are the same HTML in the same place again', async ({
  page,
}) => {
  await holdMovement(page)
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
  const words = intro.locator('[data-reveal=words]')
  const wordsAtRest = await read(words)
  for (const [target, delays, rest = await read(target), phrase = await phraseOf(target)] of [
    [intro.locator('[data-reveal=chars]'), [0, 18, 36]],
    [words, [0, 30, 60], wordsAtRest],
    [titleIn(page, 'feature_5050_media'), [0, 80]],
    [titleIn(page, 'featured_listings'), [0, 80, 160]],
    [titleIn(page, 'listings_5050'), [0, 80, 160]],
  ] as const) {
    await bring(target)
    await target.locator('[data-piece]').first().waitFor({ state: 'attached' })
    const moving = await movements(target)
    expect(moving.slice(0, delays.length).map(({ delay }) => delay)).toEqual(delays)
    expect(new Set(moving.map(({ duration }) => duration))).toEqual(new Set([1500]))
    expect(withoutBreaks(await phraseOf(target))).toBe(withoutBreaks(phrase))
    await setTime(target, 5000)
    const risen = await read(target)
    expect(wordsOf(risen)).toEqual(wordsOf(rest))
    expect(furthest(rest.places, risen.places), risen.html).toBeLessThan(1)
    await finish(target)
    await expect(target.locator('[data-piece]')).toHaveCount(0)
    const now = await read(target)
    expect(now.html).toBe(rest.html)
    expect(furthest(rest.places, now.places)).toBeLessThan(1)
  }
})

test('what rises is split anew in other fonts and in another width, and goes on where it was', async ({
  page,
}) => {
  await holdMovement(page)
  const fonts = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await firstHidden(page).waitFor({ state: 'attached' })
  const intro = page.locator('[data-block=intro] [data-reveal=words]')
  const html = await intro.innerHTML()
  const pieces = intro.locator('[data-piece]')
  const lineOf = () => intro.locator('[data-line]').allInnerTexts()
  await bring(intro, 0.6)
  await pieces.first().waitFor({ state: 'attached' })
  await setTime(intro, 700)
  const times = async () => new Set((await movements(intro)).map(({ time }) => time))

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

test('pictures are unmasked and texts fade in when they come; who jumps finds everything there', async ({
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
      1500,
    ],
    [
      page.locator('[data-block=featured_listings] [data-reveal=fade]').first(),
      'reveal-fade',
      1000,
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
    await expect(target).toHaveAttribute('data-unseen')
    expect(await running()).toEqual([])
    await bring(target, 0.9)
    await expect.poll(running, { intervals: [50] }).toEqual([[name, duration]])
    await finish(target)
    await expect(target).not.toHaveAttribute('data-unseen')
  }

  // The keyboard meets no link without its words, wherever that stands.
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

  expect(await page.evaluate(() => Reflect.get(window, 'find').call(window, 'Keep walking'))).toBe(
    true,
  )
  const found = titleIn(page, 'explore_more')
  await expect(found).toHaveCSS('opacity', '1')
  expect(await page.evaluate(() => String(getSelection()))).toBe('Keep walking')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const above = page.locator(`main [data-block]:has(~ [data-block=explore_more]) [data-reveal]`)
  await expect
    .poll(() =>
      above.evaluateAll((all) => all.filter((one) => one.matches('[data-unseen]')).length),
    )
    .toBe(0)
})

test('a browser whose styles start no animations has an observer do the same', async ({
  playwright,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-blink-features=TimelineTrigger'],
  })
  const context = await browser.newContext({
    baseURL: readStack().siteUrl,
    viewport: { width: 1440, height: 900 },
  })
  await skipSplash(context)
  const page = await context.newPage()
  await holdMovement(page)
  await openHome(page)
  const block = page.locator('[data-block=feature_5050_media]')
  for (const [target, durations] of [
    [block.locator('[data-reveal=unmask]').first(), [1500, 1500]],
    [block.locator('[data-reveal=fade]'), [1000]],
  ] as const) {
    await expect(target).toHaveCSS('opacity', '0')
    await bring(target)
    await expect
      .poll(async () => (await movements(target)).map(({ duration }) => duration))
      .toEqual(durations)
    await expect(target).not.toHaveAttribute('data-unseen')
  }
  await browser.close()
})

test('in calm texts and the rest fade shortly and pictures stay; the setting may change at any time', async ({
  page,
}) => {
  await holdMovement(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  await expect(page.locator('[data-reveal=unmask][data-unseen]')).toHaveCount(0)
  const title = titleIn(page, 'feature_5050_media')
  await bring(title)
  await expect.poll(() => movements(title)).toMatchObject([{ duration: 300 }])
  await expect(title.locator('[data-piece]')).toHaveCount(0)
  const text = page.locator('[data-block=featured_listings] [data-reveal=fade]').first()
  await expect(text).toHaveCSS('animation-duration', '0.3s')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator('[data-reveal=unmask][data-unseen]')).not.toHaveCount(0)
  expect(await movements(title)).toEqual([])
  const next = titleIn(page, 'featured_listings')
  await bring(next)
  await next.locator('[data-piece]').first().waitFor({ state: 'attached' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(next.locator('[data-piece]')).toHaveCount(0)
  await expect(page.locator('[data-reveal=unmask][data-unseen]')).toHaveCount(0)
})

test('on paper, without scripts and where their script does not come, everything is there', async ({
  browser,
  page,
}) => {
  await holdMovement(page)
  await openHome(page)
  const title = titleIn(page, 'feature_5050_media')
  await bring(title)
  await title.locator('[data-piece]').first().waitFor({ state: 'attached' })
  const whole = await title.evaluate((title) => {
    dispatchEvent(new Event('beforeprint'))
    return title.querySelector('[data-piece]') === null && title.getAnimations().length === 0
  })
  expect(whole).toBe(true)
  expect(await unseen(page)).toBeGreaterThan(10)
  await page.emulateMedia({ media: 'print' })
  expect(await unseen(page)).toBe(0)

  const bare = await browser.newContext({ javaScriptEnabled: false })
  const plain = await bare.newPage()
  await plain.goto('/')
  await expect(plain.locator('[data-reveal]').first()).toBeVisible()
  await expect(plain.locator('[data-unseen]')).toHaveCount(0)
  await bare.close()

  const said = page.waitForEvent('console', (message) => message.text().includes('Nothing moves'))
  await page.emulateMedia({ media: 'screen' })
  await page.route(CHUNK, (route) => route.abort())
  await page.goto('/')
  await said
  expect(await unseen(page)).toBe(0)
})

test('the first view of the next page rises when its sheet leaves; what is below waits; another view of it stays', async ({
  page,
}) => {
  await holdMovement(page)
  await openHome(page)
  await footerLink(page, '/lagoon').click()
  const title = page.getByRole('heading', { level: 1 })
  await title.locator('[data-piece]').first().waitFor({ state: 'attached' })
  await expect(title).toHaveText('A lagoon you can cross on foot')
  await expect(firstHidden(page)).toBeAttached()
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.id === 'reveal') animation.finish()
  })
  await expect(page.locator('main [data-piece]')).toHaveCount(0)
  await expect(page.locator(`[data-block=hero] :is(${TEXTS})`).first()).toBeVisible()

  await page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('[data-block]:not([data-live]) a[href^="/"]')
    const entered = new Promise((tell) => document.addEventListener('page:enter', tell))
    link?.setAttribute('href', '/lagoon?page=2')
    link?.click()
    await entered
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
  expect(new URL(page.url()).search).toBe('?page=2')
  await expect(page.locator('main [data-piece]')).toHaveCount(0)
  await expect(firstHidden(page)).toBeAttached()
})
