import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startCluster } from '@belvedere/content/testing/postgres/cluster.ts'
import { buildPrograms } from '../../../launch/build.ts'
import { chromiumStep } from '../../../testing/browsers.ts'
import { bounded, exactly, noted, printTable } from '../../../testing/table.ts'
import { type EditorsRound, runEditors } from './round.ts'

const USAGE = 'npm run chaos -- editors [--minutes 5] [--every 20] [--seed 7] [--postgres]'

/** Four editors at work while the content service is killed by the clock. */
export async function chaosOfEditors(args: string[], stop: AbortSignal): Promise<void> {
  const { minutes, every, seed, isOnPostgres } = readOptions(args)
  await buildPrograms(chromiumStep)
  const cluster = isOnPostgres ? await startCluster() : undefined
  let end: number | undefined
  console.log(`\n  Seed ${seed}, on ${cluster ? 'PostgreSQL' : 'SQLite'}\n`)
  try {
    const round = await runEditors({
      seed,
      ...(cluster && { databaseUrl: cluster.url('belvedere') }),
      untilKill: async () => {
        end ??= Date.now() + minutes * 60_000
        await sleep(Math.min(every * 1000, end - Date.now()), undefined, { signal: stop })
        return Date.now() < end
      },
      say: (line) => console.log(`  ${line}`),
      isKept: true,
      stop,
    })
    print(round)
  } finally {
    await cluster?.stop()
  }
}

function print(round: EditorsRound) {
  const { acknowledged, creations, errors, idleKills, kills, pressed, problems, windowErrors } =
    round
  console.log()
  const rows = [
    bounded('Kills of the content service', kills, 1, '', true),
    exactly('Kills between which nothing was acknowledged', idleKills, 0),
    noted('Pages and listings made', String(creations)),
    ...Object.entries(acknowledged).map(([is, count]) => noted(`Acknowledged: ${is}`, `${count}`)),
    noted('Buttons of notices pressed', String(pressed)),
    ...Object.entries(errors).map(([what, count]) => noted(`In the log: ${what}`, `${count}`)),
    ...Object.entries(windowErrors).map(([what, count]) =>
      noted(`In a window: ${what}`, `${count}`),
    ),
    exactly('Lost, twice, half done, wrong or stuck', problems.length, 0),
  ]
  printTable(rows)
  for (const problem of problems) console.log(`  ✗  ${problem}`)
  if (rows.some(({ ok }) => ok === false)) process.exitCode = 1
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '5' },
      every: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      postgres: { type: 'boolean', default: false },
    },
  })
  const [minutes, every, seed] = [values.minutes, values.every, values.seed].map(Number)
  const isRight = minutes && every && minutes > 0 && every > 0 && Number.isInteger(seed)
  if (!isRight || seed === undefined) throw new Error(`Usage: ${USAGE}`)
  return { minutes, every, seed, isOnPostgres: values.postgres }
}
