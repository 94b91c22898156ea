import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { kilobytes, weigh } from './weigh.ts'

/**
 * What no screen may exceed on a phone before anybody touches it, in kilobytes (1000 bytes). The
 * first visitor gets a document that is compressed quickly, all others its smallest form.
 */
export const budgets = { html: 27.5, css: 20, script: 25, font: 90, image: 250 }
/** A form in reach of the first view brings React along. */
const WITH_ISLAND = { ...budgets, script: 95 }
export const SMALLEST_HTML = 25

export const kinds = ['html', 'css', 'script', 'font', 'image'] as const

/**
 * Kilobytes on the wire before anybody touches a page. `html` is the whole document, with the inline
 * styles and the state that the browser takes over; `css` is those styles alone, compressed by
 * themselves, and what is fetched besides; `rest` is films and whatever else comes.
 */
export type FirstView = Record<(typeof kinds)[number] | 'rest', number>

/** Loads a page and leaves it alone: no scrolling, no pointer, no key. */
export async function weighFirstView(page: Page, url: string): Promise<FirstView> {
  const weights = await weigh(page, url)
  const of = (kind: string) => kilobytes(weights, kind)
  const [html, script, font, image] = [of('Document'), of('Script'), of('Font'), of('Image')]
  const sheets = of('Stylesheet')
  const all = weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const rest = Math.max(0, all - html - script - font - image - sheets)
  return { html, css: (await inlineStyles(page)) + sheets, script, font, image, rest }
}

async function inlineStyles(page: Page): Promise<number> {
  const texts = await page.locator('style').allTextContents()
  return brotliCompressSync(texts.join('\n')).length / 1000
}

/** The budgets of a screen, by its name (`screens.ts`). */
export function budgetsOf(screen: string): typeof budgets {
  return screen === 'contact' ? WITH_ISLAND : budgets
}

/** The budgets that the first view of a screen exceeds, in words. */
export function overBudget(screen: string, weight: FirstView): string[] {
  const most = budgetsOf(screen)
  const over = kinds.filter((kind) => weight[kind] > most[kind])
  return over.map((kind) => `${kind}: ${weight[kind].toFixed(1)} KB, at most ${most[kind]}`)
}
