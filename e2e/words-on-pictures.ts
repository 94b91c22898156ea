import { type Colour, contrast, luminance } from '@belvedere/kit/colour.ts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Words in the viewport: where they are, in CSS pixels, and what colour and size they have. */
type Words = {
  words: string
  box: { left: number; top: number; width: number; height: number }
  colour: Colour
  isLarge: boolean
}

type Pixels = { data: Buffer; width: number; height: number }

/** A glyph’s pixel differs by this much, of 255, when its word is hidden. */
const GLYPH = 32

/** So many pixels around a letter are its ground. */
const AROUND = 2

/** So much of the ground of a word may be brighter, or darker, than its contrast allows. */
const SPARED = 0.05

const HIDDEN = '*, ::before, ::after { color: transparent !important; caret-color: transparent }'

/**
 * The words over pictures that the pixels around their letters give too little contrast (WCAG 2.2,
 * 1.4.3), as the screen shows them now: with pictures, shades and the shadows of letters.
 */
export async function faintWords(page: Page, within: string): Promise<string[]> {
  const shown = await stillPixelsOf(page)
  // Not before: words may be changing their colour until then.
  const found = await page.locator(within).evaluateAll(wordsIn)
  await page.evaluate(hide, HIDDEN)
  const ground = await pixelsOf(page)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return found.flatMap(({ words, box, colour, isLarge }) => {
    const around = groundOf(shown, ground, box)
    if (around.length === 0) return []
    const ratios = around.map((pixel) => contrast(colour, pixel)).sort((a, b) => a - b)
    const ratio = ratios[Math.floor(ratios.length * SPARED)] ?? 0
    const least = isLarge ? 3 : 4.5
    return ratio < least ? [`“${words}” has ${ratio.toFixed(1)}:1 of ${least}:1`] : []
  })
}

/** Adds a style sheet as a script may: the policy of the site allows no element. */
function hide(rules: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** Each element with words of its own, in the page. */
function wordsIn(parts: Element[]): Words[] {
  const elements = parts.flatMap((part) => [part, ...part.querySelectorAll('*')])
  return elements.flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    const words = own.map((node) => node.textContent?.trim() ?? '').join(' ')
    const range = document.createRange()
    const [first, last] = [own[0], own.at(-1)]
    if (!words || !first || !last) return []
    range.setStartBefore(first)
    range.setEndAfter(last)
    const { left, top, width, height } = range.getBoundingClientRect()
    // Words for screen readers are clipped to a pixel.
    const isWide = element.getBoundingClientRect().width > 2 && width > 2 && height > 2
    const isSeen = isWide && top >= 0 && top + height <= innerHeight
    if (!isSeen || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return []
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    // Mixed colours are shares: `color(srgb 0.9 0.9 0.9)`.
    const whole = color.startsWith('color(') ? 255 : 1
    const shades = (color.match(/[\d.]+/g) ?? []).map((part) => Number(part) * whole)
    const [red = 0, green = 0, blue = 0] = shades
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const box = { left, top, width, height }
    return [{ words, box, colour: [red, green, blue], isLarge }]
  })
}

/** A busy machine draws a large picture late: the screen as it is when two shots of it agree. */
async function stillPixelsOf(page: Page): Promise<Pixels> {
  let before = await pixelsOf(page)
  for (let shots = 1; shots < 5; shots++) {
    const now = await pixelsOf(page)
    if (now.data.equals(before.data)) return now
    before = now
  }
  return before
}

async function pixelsOf(page: Page): Promise<Pixels> {
  const png = await page.screenshot({ scale: 'css', animations: 'allow', caret: 'initial' })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The colours around the letters in a box, of the picture without them. */
function groundOf(shown: Pixels, ground: Pixels, { left, top, width, height }: Words['box']) {
  const isGlyph = (x: number, y: number) => {
    const [one, other] = [at(shown, x, y), at(ground, x, y)]
    return Math.abs(luminance(one) - luminance(other)) * 255 > GLYPH
  }
  const [right, bottom] = [Math.ceil(left + width), Math.ceil(top + height)]
  const colours: Colour[] = []
  for (let y = Math.floor(top); y < bottom; y++) {
    for (let x = Math.floor(left); x < right; x++) {
      if (isGlyph(x, y)) continue
      const isNear = [-AROUND, 0, AROUND].some((dy) =>
        [-AROUND, 0, AROUND].some((dx) => isGlyph(x + dx, y + dy)),
      )
      if (isNear) colours.push(at(ground, x, y))
    }
  }
  return colours
}

function at({ data, width, height }: Pixels, x: number, y: number): Colour {
  const [column, row] = [clamp(x, width), clamp(y, height)]
  const from = (row * width + column) * 3
  return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0]
}

const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(value)))
