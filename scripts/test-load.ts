import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { runMain } from '../launch/main.ts'
import { runUnit } from './run/checks.ts'
import type { Count } from './run/counts.ts'

const USAGE = 'npm run test:load -- [--times 10] [--loops 4] [-- folder …]'

/** Keeps one processor busy until it is stopped. */
const BUSY_LOOP = 'for (;;);'

/**
 * Runs the unit tests again and again while other programs keep the processors busy: a test that
 * depends on the speed of the machine fails here.
 */
async function main(): Promise<void> {
  const { times, loops, filters } = readOptions()
  const busy = Array.from({ length: loops }, () => new Worker(BUSY_LOOP, { eval: true }))
  try {
    const runs: Count[] = []
    for (let run = 1; run <= times; run++) {
      console.log(`\n  Run ${run} of ${times}, beside ${loops} busy loops\n`)
      runs.push(await runUnit(['--project=unit', ...filters]))
    }
    const numbered = runs.map(({ failed }, index) => ({ run: index + 1, failed }))
    const bad = numbered.filter(({ failed }) => failed.length > 0)
    for (const { run, failed } of bad) console.log(`  ✗  Run ${run}: ${failed.join('; ')}`)
    console.log(
      `\n  ${bad.length === 0 ? '✓' : '✗'}  ${times - bad.length} of ${times} runs passed\n`,
    )
    if (bad.length > 0) process.exitCode = 1
  } finally {
    await Promise.all(busy.map((one) => one.terminate()))
  }
}

function readOptions() {
  const options = { times: { type: 'string' }, loops: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [times, loops] = [Number(values.times ?? 10), Number(values.loops ?? 4)]
  if (!(times > 0 && loops >= 0)) throw new Error(`Usage: ${USAGE}`)
  return { times, loops, filters: positionals }
}

await runMain(main)
