import { type Browser, chromium } from '@playwright/test'
import { screens } from '../../e2e/screens.ts'
import { noted, type Row } from '../table.ts'
import { measureBlocking } from './blocking.ts'
import { measureIdle } from './idle.ts'
import { measureLeaks } from './leaks.ts'
import { measureScroll } from './scroll.ts'
import { arrive, newVisitor } from './visitor.ts'
import { measureWeight } from './weight.ts'

type Options = { siteUrl: string; executablePath: string; isQuick: boolean }

/** The first screen of a site and its heaviest. */
const FEW = ['home', 'listing']

/** Of four navigations each. */
const [FEW_ROUNDS, ROUNDS] = [7, 13]

/** What motion costs, page by page, beside the same pages without it, in one run. */
export async function measureMotion({ siteUrl, executablePath, isQuick }: Options): Promise<Row[]> {
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

/** So that pages are made and pictures have their sizes. */
async function warm(browser: Browser, url: string) {
  const page = await newVisitor(browser, true)
  await arrive(page, url)
  await page.context().close()
}

const REMARKS = [
  'Without motion: the same page for who asks for calm (prefers-reduced-motion), its splash had.',
  'Tasks are as long as the processor worked for them. Frames are drawn by the processor, too, for',
  'there is no graphics card: more are dropped than a visitor would see, on either side, and more',
  'where more moves; on a machine that does other things, their number says nothing.',
]
