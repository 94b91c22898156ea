import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { kilobytes, weigh } from './weigh.ts'

/**
 * Budgets for the first view of every screen on a phone, before any interaction, in kilobytes (1000
 * bytes). The first visitor gets a quickly compressed document, later ones the smallest form.
 */
export const budgets = { html: 27.5, smallestHtml: 25.5, css: 20, script: 20, font: 90, image: 250 }
/**
 * The map has a card for each place, with its walk and the hours of its sun. Its size changes by 50
 * bytes with the ids of the records. In the evening it opens at the hour of the clock, whose scripts
 * load at once.
 */
const WITH_PLACES = { ...budgets, html: 30, smallestHtml: 27, script: 24 }
/**
 * The still globe has its flights and airports without any script, so the first load includes them.
 * The hero has its frame at three hours.
 */
const WITH_GLOBE = { ...budgets, html: 29.7, smallestHtml: 27.1 }
/** Listings have the hours of their sun. */
const WITH_PLAN = { ...budgets, html: 28.5, smallestHtml: 26 }

/** On a phone the form is near when the page opens. */
const WITH_FORM = { ...budgets, script: 21 }

const SPECIAL: Record<string, typeof budgets> = {
  contact: WITH_FORM,
  home: WITH_GLOBE,
  map: WITH_PLACES,
  listing: WITH_PLAN,
}

export const kinds = ['html', 'css', 'script', 'font', 'image'] as const

/**
 * The scripts that follow the builds of the site (spec §9), count visits and open the menu load when
 * the page is idle. They have budgets of their own in `site/build/build.contract.test.ts`.
 */
const AT_REST = /\/assets\/at-rest-|\/builds\//

/**
 * Transferred kilobytes before any interaction. `html` is the whole document including inline
 * styles and state; `css` is the inline styles compressed on their own plus stylesheets; `rest` is
 * videos and everything else.
 */
export type FirstView = Record<(typeof kinds)[number] | 'rest', number>

/** Measures a page load without any interaction. */
export async function weighFirstView(page: Page, url: string): Promise<FirstView> {
  const weights = (await weigh(page, url)).filter((weight) => !AT_REST.test(weight.url))
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
  return SPECIAL[screen] ?? budgets
}

/** The exceeded budgets of a screen's first view, as text. */
export function overBudget(screen: string, weight: FirstView): string[] {
  const most = budgetsOf(screen)
  const over = kinds.filter((kind) => weight[kind] > most[kind])
  return over.map((kind) => `${kind}: ${weight[kind].toFixed(1)} KB, at most ${most[kind]}`)
}
