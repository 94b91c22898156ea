import { type Browser, chromium } from '@playwright/test'
import { budgets, kinds } from '../e2e/first-view.ts'
import { LINE } from './phone.ts'
import { bounded, noted, type Row } from './table.ts'
import { visit } from './visit.ts'

/** Weight of the home page and what its largest paint is, on a slow phone. */
export async function measurePage(siteUrl: string, executablePath: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    return await rows(browser, siteUrl)
  } finally {
    await browser.close()
  }
}

async function rows(browser: Browser, siteUrl: string): Promise<Row[]> {
  const { weight, paint } = await visit(browser, siteUrl)
  const measured = (kind: (typeof kinds)[number], what: string) =>
    bounded(what, weight[kind], budgets[kind], 'KB')
  return [
    measured('script', 'Home page, scripts on the wire (brotli)'),
    noted(
      '  for comparison',
      "Payload's website template 257 KB, Astro with one React island 59 KB",
    ),
    ...kinds.filter((kind) => kind !== 'script').map((kind) => measured(kind, `  ${kind}`)),
    {
      what: 'Largest paint is the hero picture',
      measured: paint.element,
      bound: 'img, high priority',
      ok: paint.isHero,
    },
    noted(`  after (${LINE})`, `${Math.round(paint.time)} ms`),
  ]
}
