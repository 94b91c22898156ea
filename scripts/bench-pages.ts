import { parseArgs } from 'node:util'
import { measurePages } from '../bench/pages.ts'
import { printPages } from '../bench/pages-table.ts'
import { overBudget } from '../e2e/first-view.ts'
import { runMain } from './run/main.ts'
import { startOwnStack } from './run/own-stack.ts'
import { browserStep } from './setup/browser.ts'
import { buildSteps } from './setup/build.ts'
import { withSetupLock } from './setup/lock.mjs'
import { workshop } from './setup/paths.ts'
import { runSteps } from './setup/steps.ts'

let chromium = ''

/** Measures every screen of a stack of its own on a slow phone, and prints a table. */
async function main(): Promise<void> {
  const runs = readRuns()
  const browser = browserStep((path) => {
    chromium = path
  })
  await withSetupLock(workshop, () => runSteps([...buildSteps(), browser]))
  const stack = await startOwnStack()
  try {
    const costs = await measurePages({ siteUrl: stack.siteUrl, executablePath: chromium, runs })
    console.log()
    printPages(costs, runs)
    process.exitCode = costs.some(({ weight }) => overBudget(weight).length > 0) ? 1 : 0
  } finally {
    await stack.dispose()
  }
}

function readRuns(): number {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error('Ask for one run or more: npm run bench:pages -- --runs 5')
  return runs
}

runMain(main)
