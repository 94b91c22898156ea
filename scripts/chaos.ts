import { parseArgs } from 'node:util'
import type { Random } from '@belvedere/kit/testing/random.ts'
import { buildPrograms } from '../launch/build.ts'
import { runMain } from '../launch/main.ts'
import { printTable } from '../testing/table.ts'
import { chaosOfEditors } from './chaos/editors/command.ts'
import { FAULTS } from './chaos/faults/all.ts'
import { runRound } from './chaos/round.ts'
import { linesOf } from './chaos/tally.ts'

const USAGE = 'npm run chaos -- [--minutes 10] [--copies 1|2] [--seed 7] [--only flood,deployment]'
const BOUNDS = { freshMs: 6000, recoveryMs: 60_000, answerMs: 10_000, proxyMs: 3000 }

/**
 * Injects faults into one site, then into two replicas of it, for half of the time each; `editors`
 * lets four editors work instead.
 */
async function main(stop: AbortSignal): Promise<void> {
  const [, , first, ...rest] = process.argv
  if (first === 'editors') return chaosOfEditors(rest, stop)
  const { minutes, rounds, seed, only } = readOptions()
  await buildPrograms()
  console.log(`\n  Seed ${seed}: run with --seed ${seed} for the same faults in the same order.`)
  for (const copies of rounds) {
    console.log(`\n  ${copies === 1 ? 'One site' : `${copies} copies of the site`}\n`)
    const { tally, rows } = await runRound({
      copies,
      seed,
      faults: (random) => endless(random, only, Date.now() + (minutes * 60_000) / rounds.length),
      bounds: BOUNDS,
      say: (line) => console.log(`  ${line}`),
      isKept: true,
      stop,
    })
    console.log()
    printTable(rows)
    for (const line of linesOf(tally.problems)) console.log(`  ✗  ${line}`)
    if (rows.some(({ ok }) => ok === false)) process.exitCode = 1
  }
}

/** All faults in another order each time, until a deadline. */
function* endless(random: Random, names: readonly string[], end: number): Generator<string> {
  for (;;)
    for (const name of random.shuffled(names)) {
      if (Date.now() > end) return
      yield name
    }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      copies: { type: 'string' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      only: { type: 'string', default: Object.keys(FAULTS).join(',') },
    },
  })
  const minutes = Number(values.minutes)
  const seed = Number(values.seed)
  const only = values.only.split(',')
  const unknown = only.filter((name) => !(name in FAULTS))
  if (unknown.length > 0)
    throw new Error(`No fault is called ${unknown}. There are: ${Object.keys(FAULTS).join(', ')}.`)
  const isRight = minutes > 0 && Number.isInteger(seed) && /^[12]?$/.test(values.copies ?? '')
  if (!isRight) throw new Error(`Usage: ${USAGE}`)
  return { minutes, seed, only, rounds: values.copies ? [Number(values.copies)] : [1, 2] }
}

runMain(main)
