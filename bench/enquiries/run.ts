import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadEnv } from '@belvedere/kit/env.ts'
import { buildPrograms } from '../../launch/build.ts'
import { noted, type Row, report } from '../../testing/table.ts'
import { scratchDatabases } from '../content/databases.ts'
import { describeLoad } from '../quiet.ts'
import { requireOnce } from './once.ts'
import { sendAll, sender } from './send.ts'
import { type BenchStack, startPrograms } from './start.ts'
import { StoredTimes } from './stored.ts'
import { at95, timeRows } from './times.ts'
import { weightRows } from './weight.ts'

type Options = { enquiries: number; databaseUrl: string; isOwnServer: boolean }

const PER_SECOND = 20

/** The first hundred enquiries are slower, because Node compiles the code that accepts them. */
const WARM_UP = 100

/** Waits for the deliveries of the warm-up, which are held back while enquiries come in. */
const PAUSE_MS = 5000

/**
 * Measures how long an enquiry takes until it is acknowledged and until it is in the content
 * service, at 20 enquiries a second, and the weight of the form's scripts. Fails unless each
 * enquiry is one record at the end.
 */
async function measureEnquiries(options: Options): Promise<Row[]> {
  const { enquiries, databaseUrl, isOwnServer } = options
  const databases = await scratchDatabases(databaseUrl, isOwnServer)
  const times = new StoredTimes()
  let stack: BenchStack | undefined
  try {
    console.log(`${databases.name}: starting both programs with the demo; half a minute …`)
    const load = describeLoad()
    stack = await startPrograms(databases.urls[0], (line) => times.read(line))
    const send = sender(stack.siteUrl, stack.publishKey)
    console.log(
      `Sending ${WARM_UP} enquiries to warm up, then ${enquiries}, ${PER_SECOND} a second …`,
    )
    const first = await sendAll(WARM_UP, PER_SECOND, send)
    await sleep(PAUSE_MS)
    const sent = await sendAll(enquiries, PER_SECOND, (i) => send(WARM_UP + i))
    const stored = await times.all([...first, ...sent])
    await requireOnce(stack.access, [...first, ...sent])
    return [
      ...timeRows(sent, stored),
      noted(`  95th percentile of the ${WARM_UP} before, to warm up`, at95(first, stored)),
      noted('  records', `${first.length + sent.length}, one for each enquiry`),
      ...weightRows(),
      noted('Database', isOwnServer ? `${databases.name}, without syncing` : databases.name),
      noted('Machine, before the start', load),
    ]
  } finally {
    await stack?.dispose()
    await databases.dispose()
  }
}

const USAGE = 'npm run bench enquiries -- [--enquiries 100] [--postgres]'

/** Measures the time from a sent form to its record in the content service, and the form's weight. */
export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      enquiries: { type: 'string', default: '100' },
      postgres: { type: 'boolean', default: false },
    },
  })
  const enquiries = Number(values.enquiries)
  if (!Number.isInteger(enquiries) || enquiries < 20)
    throw new Error(`At least 20 enquiries: ${USAGE}`)
  loadEnv()
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? ''
  await buildPrograms()
  report(await measureEnquiries({ enquiries, databaseUrl, isOwnServer: values.postgres }))
}
