import { type Browser, chromium } from '@playwright/test'
import { budgets, kinds } from '../e2e/first-view.ts'
import { boundScreens } from './bounds.ts'
import { measureLargestPaint } from './checks/largest-paint.ts'
import { screensOf } from './checks/step.ts'
import { LINE } from './phone.ts'
import { bounded, noted, type Row } from './table.ts'
import { visit } from './visit.ts'

const RUNS = 5

/** Measures the weight of the home page and the largest contentful paint on a slow phone. */
export async function measurePage(siteUrl: string, executablePath: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const rows = await weightRows(browser, siteUrl)
    for (const screen of screensOf(boundScreens.largestPaint)) {
      // Makes the server create the page and its pictures.
      await visit(browser, siteUrl + screen.path)
      rows.push(
        ...(await measureLargestPaint({ browser, executablePath, siteUrl, runs: RUNS }, screen)),
      )
    }
    return [...rows, noted(`  medians of ${RUNS} on a ${LINE}`, '')]
  } finally {
    await browser.close()
  }
}

async function weightRows(browser: Browser, siteUrl: string): Promise<Row[]> {
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
  ]
}
