import { parseArgs } from 'node:util'
import { measurePages } from '../bench/pages.ts'
import { printPages } from '../bench/pages-table.ts'
import { overBudget } from '../e2e/first-view.ts'
import { runMain } from './run/main.ts'
import { onOwnStack } from './run/on-own-stack.ts'

/** Measures every screen on a slow phone, and prints a table. */
async function main(): Promise<void> {
  const runs = readRuns()
  await onOwnStack(async ({ siteUrl }, executablePath) => {
    const costs = await measurePages({ siteUrl, executablePath, runs })
    console.log()
    printPages(costs, runs)
    process.exitCode = costs.some(({ weight }) => overBudget(weight).length > 0) ? 1 : 0
  })
}

function readRuns(): number {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error('Ask for one run or more: npm run bench:pages -- --runs 5')
  return runs
}

runMain(main)
