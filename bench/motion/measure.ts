import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { MOTION_BUDGET_KB, weighMotion } from '../../e2e/motion-weight.ts'
import { screens } from '../../e2e/screens.ts'
import { onOwnStack } from '../../testing/on-site.ts'
import { bounded, exactly, noted, type Row, report } from '../../testing/table.ts'
import { measureBlocking } from './blocking.ts'
import { callers } from './callers.ts'
import { measureLeaks } from './leaks.ts'
import { mainThread } from './main-thread.ts'
import { record } from './record.ts'
import { measureScroll } from './scroll.ts'
import { newVisitor, openPage } from './visitor.ts'

type Options = { siteUrl: string; executablePath: string; isQuick: boolean }

/** The home page and the heaviest page. */
const FEW = ['home', 'listing']

/** Rounds of four navigations each. */
const [FEW_ROUNDS, ROUNDS] = [7, 13]

/**
 * Measures the cost of motion per page, compared with the same pages without motion in the same
 * run.
 */
async function measureMotion({ siteUrl, executablePath, isQuick }: Options): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const shown = screens.filter(({ name }) => !isQuick || FEW.includes(name))
  const runs = isQuick ? 2 : 5
  try {
    const rows: Row[] = []
    const add = (more: Row[]) => {
      rows.push(...more)
      process.stdout.write('.')
    }
    for (const { path } of shown) await warm(browser, siteUrl + path)
    for (const { name, path } of shown) add(await measureWeight(browser, siteUrl + path, name))
    for (const { name, path } of shown)
      add(await measureBlocking(browser, siteUrl + path, name, runs))
    add(await measureScroll(browser, siteUrl, runs))
    for (const { name, path } of shown) add(await measureIdle(browser, siteUrl + path, name))
    add(await measureLeaks(browser, siteUrl, isQuick ? FEW_ROUNDS : ROUNDS))
    return [...rows, ...REMARKS.map((remark) => noted(remark, ''))]
  } finally {
    await browser.close()
  }
}

/** Loads the page once, so that the server has created page and pictures. */
async function warm(browser: Browser, url: string) {
  const page = await newVisitor(browser, true)
  await openPage(page, url)
  await page.context().close()
}

/** The share of motion in the scripts a page loads without interaction. */
async function measureWeight(browser: Browser, url: string, name: string): Promise<Row[]> {
  const page = await newVisitor(browser, true)
  const kilobytes = await weighMotion(page, url)
  await page.context().close()
  return [
    bounded(`${name}: scripts of motion before interaction`, kilobytes, MOTION_BUDGET_KB, 'KB'),
  ]
}

const REMARKS = [
  'Without motion: the same page with prefers-reduced-motion and without splash.',
  'Task durations are CPU time. Without a graphics card frames are drawn by the CPU, so on both',
  'sides more are dropped than for a visitor, and most where most moves; on a busy machine',
  'the number of dropped frames means nothing.',
]

/** Compares pages with and without motion, and prints a table. */
export async function main(): Promise<void> {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
  await onOwnStack(async ({ siteUrl }, executablePath) => {
    const rows = await measureMotion({ siteUrl, executablePath, isQuick: values.quick })
    report(rows)
  })
}

const SETTLED_MS = 4000
const WATCHED_MS = 5000

/** What an untouched page still does after it has loaded and its reveals have ended. */
async function measureIdle(browser: Browser, url: string, name: string): Promise<Row[]> {
  const page = await newVisitor(browser, true)
  await openPage(page, url)
  await page.waitForTimeout(SETTLED_MS)
  const running = await page.evaluate(namesOfRunning)
  const events = await record(browser, page, () => page.waitForTimeout(WATCHED_MS))
  await page.context().close()
  const thread = mainThread(events)
  const frames = thread.filter((event) => event.name === 'FireAnimationFrame')
  const requests = thread.filter((event) => event.name === 'RequestAnimationFrame')
  return [
    exactly(`${name}: animation frames in ${WATCHED_MS / 1000} s at rest`, frames.length, 0),
    ...callers(requests).map((caller) => noted('  requested by', caller)),
    ...running.map((animation) => noted('  keeps running', animation)),
  ]
}

function namesOfRunning() {
  const running = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
  return running.map((animation) => {
    const name = animation instanceof CSSAnimation ? animation.animationName : animation.id
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
    return `${name || 'unnamed'} of ${target?.className || target?.localName}`
  })
}
