import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { budgets, type FirstView, kinds, overBudget } from '../e2e/first-view.ts'
import { type Screen, screens } from '../e2e/screens.ts'
import { onSite } from '../testing/on-site.ts'
import { printTable, type Row } from '../testing/table.ts'
import { measureBounds } from './checks/measure.ts'
import { remarks } from './checks/remarks.ts'
import { median } from './median.ts'
import { LINE } from './phone.ts'
import { describeLoad } from './quiet.ts'
import { type Visit, visit } from './visit.ts'

type ScreenCost = {
  name: string
  /** The maximum of all runs for each kind. */
  weight: FirstView
  elements: number
  shift: number
  /** Medians in ms. */
  paint: number
  scriptTime: number
  paintOf: string
  /** The largest contentful paint relative to the same page without scripts, in the same run. */
  besideFloor: number
}

type Options = { siteUrl: string; executablePath: string; runs: number }

/** Measures each screen on a phone with an empty cache; the server's caches are warm. */
async function measurePages({ siteUrl, executablePath, runs }: Options) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    // Warms the server's caches: pages, picture variants and compressed responses.
    for (const { path } of screens) await visit(browser, siteUrl + path)
    const costs: ScreenCost[] = []
    for (const screen of screens) costs.push(await measureScreen(browser, siteUrl, screen, runs))
    return costs
  } finally {
    await browser.close()
  }
}

async function measureScreen(browser: Browser, siteUrl: string, screen: Screen, runs: number) {
  const visits: Visit[] = []
  const floors: Visit[] = []
  for (let run = 0; run < runs; run++) {
    visits.push(await visit(browser, siteUrl + screen.path))
    floors.push(await visit(browser, siteUrl + screen.path, { hasScripts: false }))
  }
  return summary(screen.name, visits, floors)
}

function summary(name: string, visits: Visit[], floors: Visit[]): ScreenCost {
  const middle = (figure: (one: Visit) => number) => median(visits.map(figure))
  const paint = middle((one) => one.paint.time)
  return {
    name,
    weight: heaviest(visits),
    elements: middle((one) => one.elements),
    shift: Math.max(...visits.map((one) => one.shift)),
    paint,
    scriptTime: middle((one) => one.scriptTime),
    paintOf: visits.find((one) => one.paint.time === paint)?.paint.element ?? '',
    besideFloor: median(ratios(visits, floors)),
  }
}

function heaviest(visits: Visit[]): FirstView {
  const most = (kind: keyof FirstView) => Math.max(...visits.map(({ weight }) => weight[kind]))
  return {
    html: most('html'),
    css: most('css'),
    script: most('script'),
    font: most('font'),
    image: most('image'),
    rest: most('rest'),
  }
}

function ratios(visits: Visit[], floors: Visit[]) {
  return visits.flatMap(({ paint }, run) => {
    const floor = floors[run]
    return floor ? [paint.time / floor.paint.time] : []
  })
}

const USAGE = `npm run bench pages -- [--runs 5] [--quick] [--only screens,scripts,…]
  [--url http://localhost:3000] [--beside http://localhost:4000]`

type Settings = ReturnType<typeof readSettings>

/** Measures every screen on a slow phone and every performance bound, and prints two tables. */
export async function main(): Promise<void> {
  const settings = readSettings()
  console.log(`  ${describeLoad()}`)
  await onSite(settings.url, async (siteUrl, executablePath) => {
    const isWithin = await printScreens(settings, siteUrl, executablePath)
    const rows = await measureBounds({ ...settings, siteUrl, executablePath })
    if (rows.length === 0 && !settings.hasScreens)
      throw new Error(`No screen or bound begins with "${settings.only}": ${USAGE}`)
    if (rows.length > 0) printBounds(rows, settings.runs)
    process.exitCode = isWithin && rows.every(({ ok }) => ok !== false) ? 0 : 1
  })
}

/** Prints the table of screens and returns whether all are within their budgets. */
async function printScreens({ runs, hasScreens }: Settings, siteUrl: string, executable: string) {
  if (!hasScreens) return true
  const costs = await measurePages({ siteUrl, executablePath: executable, runs })
  console.log()
  printPages(costs, runs)
  return costs.every(({ name, weight }) => overBudget(name, weight).length === 0)
}

function printBounds(rows: readonly Row[], runs: number) {
  console.log(`\nMedians of ${runs} runs; Lighthouse: median of three\n`)
  printTable([...rows])
  console.log(`\n${remarks()}`)
}

function readSettings() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      url: { type: 'string' },
      beside: { type: 'string' },
    },
  })
  const { quick: isQuick } = values
  const runs = Number(values.runs ?? (isQuick ? 1 : 5))
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be 1 or more: ${USAGE}`)
  const only = values.only.split(',').filter(Boolean)
  const hasScreens = only.length === 0 ? !isQuick : only.includes('screens')
  const [url, besideUrl] = [values.url, values.beside].map(siteOf)
  return { runs, isQuick, only, hasScreens, url, besideUrl }
}

/** The origin of a URL, so that paths can be appended to it. */
function siteOf(address: string | undefined) {
  if (address === undefined) return undefined
  if (!URL.canParse(address)) throw new Error(`"${address}" is not a URL: ${USAGE}`)
  return new URL(address).origin
}

const HEADS = [
  'KB before interaction',
  ...['HTML', 'CSS', 'JS', 'fonts', 'images', 'rest'],
  ...['elements', 'CLS', 'script ms', 'LCP ms', '× floor', 'LCP element'],
]

/** Prints one line per screen, the budgets, and how it was measured. */
function printPages(costs: readonly ScreenCost[], runs: number): void {
  printGrid(HEADS, [...costs.map(cells), budgetCells()])
  console.log(`
${LINE}. Empty browser cache; pages and pictures already created by the server.
Times are medians of ${runs} runs. CSS: inline styles, which are part of HTML, compressed separately.
Floor: the same page in the same run with the site's scripts blocked.`)
  for (const { name, weight } of costs)
    for (const words of overBudget(name, weight)) console.log(`✗ ${name}, ${words}`)
}

function cells(cost: ScreenCost): string[] {
  const { name, weight, elements, shift, scriptTime, paint, besideFloor, paintOf } = cost
  const bytes = [...kinds, 'rest' as const].map((kind) => weight[kind].toFixed(1))
  const times = [scriptTime, paint].map((time) => (Number.isNaN(time) ? 'none' : time.toFixed(0)))
  const [script = '', largest = ''] = times
  const quality = [String(elements), shift.toFixed(3), script, largest]
  return [name, ...bytes, ...quality, besideFloor.toFixed(2), paintOf]
}

function budgetCells(): string[] {
  return ['at most', ...kinds.map((kind) => String(budgets[kind])), ...Array(7).fill('')]
}

/** Prints a table with column heads: the first column is left-aligned, the others right-aligned. */
function printGrid(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  ')
  console.log(line(heads))
  console.log(widths.map((width) => '─'.repeat(width)).join('  '))
  for (const row of rows) console.log(line(row))
}

function pad(cell: string, width: number, column: number) {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}
