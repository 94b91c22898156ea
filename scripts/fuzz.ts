import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildPrograms } from '../launch/build.ts'
import { runMain } from '../launch/main.ts'
import { readActions } from '../testing/fuzz/actions.ts'
import { faultsInLog, hasEnded } from '../testing/fuzz/aftermath.ts'
import { openCallers } from '../testing/fuzz/callers.ts'
import { targetsOf } from '../testing/fuzz/endpoints.ts'
import { describeFinding, runFuzz } from '../testing/fuzz/run.ts'
import { startOwnStack } from '../testing/own-stack.ts'
import { templateSteps } from '../testing/template.ts'

const USAGE = 'npm run fuzz -- [--minutes 5] [--seed 7] [--case 12]'

/** Sends broken requests to every address of both programs, on a property of its own. */
async function main(stop: AbortSignal): Promise<void> {
  const { minutes, seed, only } = readOptions()
  await buildPrograms(...templateSteps)
  const stack = await startOwnStack('fixture')
  try {
    console.log(`\n  Seed ${seed}: run with --seed ${seed} for the same requests.\n`)
    const callers = await openCallers(stack)
    const actions = await readActions(stack.studioUrl)
    const end = Date.now() + minutes * 60_000
    const goesOn = (number: number) =>
      !stop.aborted && (only === undefined ? Date.now() < end : number === only)
    const { sent, findings, statuses } = await runFuzz({
      targets: targetsOf({ ...stack, secrets: callers.secrets, actions }),
      seed,
      first: only ?? 0,
      goesOn,
      callers: callers.current,
    })
    const faults = faultsInLog(readFileSync(stack.log, 'utf8'), callers.secrets)
    const ended = await hasEnded(stack)
    for (const finding of findings.slice(0, 50))
      console.log(`  ✗  ${describeFinding(finding, seed)}\n`)
    for (const fault of [...faults, ...ended]) console.log(`  ✗  ${fault}`)
    const table = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
    console.log(`\n  ${sent} requests, ${findings.length} findings\n  ${table.join('\n  ')}`)
    if (findings.length + faults.length + ended.length > 0) process.exitCode = 1
  } finally {
    await stack.dispose()
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      case: { type: 'string' },
    },
  })
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)]
  const only = values.case === undefined ? undefined : Number(values.case)
  if (!(minutes > 0) || !Number.isInteger(seed) || !Number.isInteger(only ?? 0))
    throw new Error(`Usage: ${USAGE}`)
  return { minutes, seed, only }
}

runMain(main)
