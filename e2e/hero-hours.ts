import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** The picture of another hour over the hero's own. */
export const layerOf = (page: Page) => page.locator('[data-opening] span[data-hour]')

/** Moves the pointer until the picture of noon is added, which waits for a sign of scrolling. */
export async function untilNoon(page: Page): Promise<void> {
  let x = 1
  await expect(async () => {
    await page.mouse.move(x++, 1)
    await expect(layerOf(page)).toHaveAttribute('data-hour', 'noon', { timeout: 500 })
  }).toPass()
}

/** The opacity of noon, and the sun's angle in degrees, after scrolling by viewports. */
export async function afterScroll(page: Page, viewports: number) {
  await page.evaluate(async (by) => {
    scrollTo({ top: innerHeight * by, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, viewports)
  return layerOf(page).evaluate((layer) => {
    const sun = document.querySelector('[data-opening] [data-sun]')
    if (!sun) throw new Error('The hero has no sun.')
    const { a, b } = new DOMMatrix(getComputedStyle(sun).transform)
    const degrees = Number(((Math.atan2(b, a) * 180) / Math.PI).toFixed(3))
    return { opacity: Number(getComputedStyle(layer).opacity), sun: degrees }
  })
}

/** The mean brightness of the visible part of the hero, 0 to 255. */
export async function brightness(page: Page): Promise<number> {
  const box = await page.locator('[data-opening]').boundingBox()
  const { width } = page.viewportSize() ?? { width: 0 }
  const height = Math.floor((box?.y ?? 0) + (box?.height ?? 0))
  const png = await page.screenshot({ clip: { x: 0, y: 0, width, height } })
  const [grey] = (await sharp(png).greyscale().stats()).channels
  return grey?.mean ?? 0
}

/** The words of the title's and the eyebrow's visible lines that the hero's sun overlaps. */
export function lettersUnderSun(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sun = document.querySelector('[data-opening] [data-sun]')?.getBoundingClientRect()
    if (!sun) return ['There is no sun.']
    const texts = [...document.querySelectorAll('[data-opening] :is(h1, .eyebrow)')]
    const seen = texts.filter((text) => Number(getComputedStyle(text).opacity) > 0.2)
    const lines = seen.flatMap((text) => {
      const range = document.createRange()
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      while (nodes.nextNode()) {
        range.selectNode(nodes.currentNode)
        boxes.push(...range.getClientRects())
      }
      return boxes.map((box) => ({ box, words: text.textContent }))
    })
    return lines
      .filter(({ box }) => box.left < sun.right && sun.left < box.right)
      .filter(({ box }) => box.top < sun.bottom && sun.top < box.bottom)
      .map(({ words }) => words)
  })
}
