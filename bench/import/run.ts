import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { ImportProgress } from '@belvedere/content/listings/imports/progress.ts'
import { loadEnv } from '@belvedere/kit/env.ts'
import { buildPrograms } from '../../launch/build.ts'
import { Studio } from '../../testing/studio.ts'
import { bounded, noted, type Row, report } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { scratchDatabases } from '../content/databases.ts'
import { requireOnce } from '../enquiries/once.ts'
import { type Sent, sender } from '../enquiries/send.ts'
import { type BenchStack, startPrograms } from '../enquiries/start.ts'
import { StoredTimes } from '../enquiries/stored.ts'
import { describeLoad } from '../quiet.ts'

type Options = { listings: number; databaseUrl: string; isOwnServer: boolean }

/** How many saves are measured before the import, and the pause between two requests of an editor. */
const SAVES_BEFORE = 60
const PAUSE_MS = 200

/**
 * Measures an import of listings while another editor saves a page and opens the list, and visitors
 * send an enquiry a second. Fails unless each enquiry is one record at the end.
 */
async function measureImport(options: Options): Promise<Row[]> {
  const databases = await scratchDatabases(options.databaseUrl, options.isOwnServer)
  const times = new StoredTimes()
  const lines = new LogLines()
  let stack: BenchStack | undefined
  try {
    console.log(`${databases.name}: starting both programs with the demo; half a minute …`)
    const load = describeLoad()
    stack = await startPrograms(databases.urls[0], (line) => {
      times.read(line)
      lines.read(line)
    })
    const [importer, editor] = [new Studio(stack.access), await secondEditor(stack)]
    const page = await loadPage(editor)
    console.log(`Saving ${SAVES_BEFORE} times, then importing ${options.listings} listings …`)
    const before = await rounds(editor, page, (count) => count === SAVES_BEFORE)
    const begun = performance.now()
    const run = await begin(importer, options.listings)
    let end: ImportProgress | undefined
    const [during, sent, ended] = await Promise.all([
      rounds(editor, page, () => end !== undefined),
      enquiriesUntil(stack, () => end !== undefined),
      untilEnded(importer, run).finally(() => {
        end = run
      }),
    ])
    const seconds = (performance.now() - begun) / 1000
    await times.all(sent)
    await requireOnce(stack.access, sent)
    return [
      noted('Listings imported', `${ended.created} of ${ended.total} in ${seconds.toFixed(0)} s`),
      bounded('Longest transaction', lines.longestMs, bounds.import.transactionMs, 'ms'),
      bounded('Requests for which the database stayed busy', lines.busy, 0, ''),
      ...timesOf('Save of a page', before.saves, during.saves),
      ...timesOf('List of pages', before.lists, during.lists),
      noted('Enquiries during the import', `${sent.length}, each stored once`),
      noted('Database', databases.name),
      noted('Machine, before the start', load),
    ]
  } finally {
    await stack?.dispose()
    await databases.dispose()
  }
}

async function secondEditor({ access }: BenchStack): Promise<Studio> {
  const administrator = new Studio(access)
  const account = { email: 'second@example.com', password: randomUUID() }
  await administrator.must('POST', '/users', { name: 'Second', role: 'publisher', ...account })
  return new Studio({ ...access, ...account })
}

async function loadPage(editor: Studio): Promise<number> {
  const data = { title: 'Written during an import', _status: 'draft' }
  return (await editor.must<{ doc: { id: number } }>('POST', '/pages?draft=true', data)).doc.id
}

async function begin(importer: Studio, count: number): Promise<ImportProgress> {
  const { docs } = await importer.must<{ docs: { title: string }[] }>(
    'GET',
    '/real-estate-categories?limit=1&depth=0',
  )
  const rows = Array.from(
    { length: count },
    (_, i) => `House ${i},"${docs[0]?.title}",${1 + (i % 6)},${400_000 + i * 1000}`,
  )
  const form = new FormData()
  const sheet = ['Title,Category,Bedrooms,Price', ...rows].join('\n')
  form.set('file', new File([sheet], 'listings.csv'))
  const path = '/listings/import'
  return (await importer.must<{ run: ImportProgress }>('POST', path, form)).run
}

async function untilEnded(importer: Studio, { id }: ImportProgress): Promise<ImportProgress> {
  for (;;) {
    await sleep(1000)
    const path = `/listings/import?id=${id}`
    const { run } = await importer.must<{ run: ImportProgress }>('GET', path)
    if (run.state === 'failed') throw new Error(`The import failed: ${run.reason}`)
    if (run.state === 'done') return run
  }
}

/** Saves a page and opens the list, one after the other, with pauses. */
async function rounds(editor: Studio, page: number, isEnough: (count: number) => boolean) {
  const saves: number[] = []
  const lists: number[] = []
  const save = `/pages/${page}?draft=true&autosave=true&depth=0`
  while (!isEnough(saves.length)) {
    const data = { title: `Written ${saves.length}`, _status: 'draft' }
    saves.push(await time(() => editor.must('PATCH', save, data)))
    await sleep(PAUSE_MS)
    lists.push(await time(() => editor.must('GET', '/pages?limit=10&depth=0&draft=true')))
    await sleep(PAUSE_MS)
  }
  return { saves, lists }
}

/** Milliseconds until a request is answered. */
async function time(request: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await request()
  return performance.now() - begun
}

async function enquiriesUntil(stack: BenchStack, isOver: () => boolean): Promise<Sent[]> {
  const send = sender(stack.siteUrl, stack.publishKey)
  const sent: Sent[] = []
  while (!isOver()) {
    sent.push(await send(sent.length))
    await sleep(1000)
  }
  return sent
}

function timesOf(what: string, before: number[], during: number[]): Row[] {
  return [
    noted(`${what}, before the import, 95th percentile`, at95(before)),
    noted('  during the import', at95(during)),
    noted('  longest during the import', `${Math.max(...during).toFixed(0)} ms`),
  ]
}

function at95(values: number[]) {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
  return `${value.toFixed(0)} ms of ${values.length}`
}

const USAGE = 'npm run bench import -- [--listings 2000] [--postgres]'

/** Measures an import of listings, and how much it slows down other users. */
export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      listings: { type: 'string', default: '2000' },
      postgres: { type: 'boolean', default: false },
    },
  })
  const listings = Number(values.listings)
  if (!Number.isInteger(listings) || listings < 1 || listings > 2000)
    throw new Error(`1 to 2000 listings: ${USAGE}`)
  loadEnv()
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? ''
  await buildPrograms()
  report(await measureImport({ listings, databaseUrl, isOwnServer: values.postgres }))
}

/** The content service's log about an import. */
class LogLines {
  /** Requests that waited for the database in vain. */
  busy = 0
  /** How long the longest transaction of the import blocked other writers, in ms. */
  longestMs = Number.NaN

  read(line: string): void {
    if (line.includes('stayed busy')) this.busy += 1
    if (!line.startsWith('{')) return
    const { message, longestTransactionMs } = JSON.parse(line)
    if (message === 'Listings imported') this.longestMs = longestTransactionMs
  }
}
