import { type Browser, chromium } from '@playwright/test'
import { budgets, kinds } from '../e2e/first-view.ts'
import { between, readMetrics } from '../e2e/metrics.ts'
import { pathOf } from '../e2e/screens.ts'
import { onOwnStack } from '../testing/on-site.ts'
import type { OwnStack } from '../testing/own-stack.ts'
import { bounded, exactly, noted, type Row, report } from '../testing/table.ts'
import { boundScreens } from './bounds.ts'
import { measureLargestPaint } from './checks/largest-paint.ts'
import { screensOf } from './checks/step.ts'
import { LINE } from './phone.ts'
import { measureServing } from './serving.ts'
import { visit } from './visit.ts'

/** Measures the site and the content service on a temporary stack, and prints a table. */
export async function main(): Promise<void> {
  await onOwnStack(async (stack, chromium) =>
    report([
      ...(await measureStampede(stack)),
      ...(await measurePage(stack.siteUrl, chromium)),
      ...(await measureServing(stack)),
    ]),
  )
}

const VISITORS = 200
const path = pathOf('content page')

/** Requests an uncached page many times at once: it is rendered and queried only once. */
async function measureStampede({ siteUrl, env }: OwnStack): Promise<Row[]> {
  const key = env.PUBLISH_KEY ?? ''
  const before = await readMetrics(siteUrl, key)
  const visits = Array.from({ length: VISITORS }, async () => {
    const response = await fetch(siteUrl + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  })
  await Promise.all(visits)
  const { renders, queries } = between(before, await readMetrics(siteUrl, key), path, 'Page')
  return [
    exactly(`${VISITORS} at once on an uncached page, renders`, renders, 1),
    exactly(`${VISITORS} at once on an uncached page, queries`, queries, 1),
  ]
}

const RUNS = 5

/** Measures the weight of the home page and the largest contentful paint on a slow phone. */
async function measurePage(siteUrl: string, executablePath: string): Promise<Row[]> {
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
