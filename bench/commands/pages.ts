import { parseArgs } from 'node:util'
import { measureBounds } from '../../bench/checks/measure.ts'
import { remarks } from '../../bench/checks/remarks.ts'
import { measurePages } from '../../bench/pages.ts'
import { printPages } from '../../bench/pages-table.ts'
import { describeLoad } from '../../bench/quiet.ts'
import { printTable, type Row } from '../../bench/table.ts'
import { overBudget } from '../../e2e/first-view.ts'
import { runMain } from '../run/main.ts'
import { onSite } from '../run/on-site.ts'

const USAGE = `npm run bench pages -- [--runs 5] [--quick] [--only screens,scripts,…]
  [--url http://localhost:3000] [--beside http://localhost:4000]`

type Settings = ReturnType<typeof readSettings>

/** Measures every screen on a slow phone and every performance bound, and prints two tables. */
async function main(): Promise<void> {
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

runMain(main)
