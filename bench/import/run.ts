import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportProgress } from '@belvedere/content/listings/imports/progress.ts'
import { Studio } from '../../testing/studio.ts'
import { bounded, noted, type Row, report } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { scratchDatabases } from '../content/databases.ts'
import { requireOnce } from '../enquiries/once.ts'
import { type BenchStack, startPrograms } from '../enquiries/start.ts'
import { StoredTimes } from '../enquiries/stored.ts'
import { describeLoad } from '../quiet.ts'
import {
  at95,
  enquiriesUntil,
  enquiryRows,
  LogLines,
  loadPage,
  rounds,
  SAVES_BEFORE,
  secondEditor,
  timesOf,
} from './beside.ts'
import { type Options, readOptions } from './options.ts'

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
    const stored = await times.all(sent)
    await requireOnce(stack.access, sent)
    return [
      noted('Listings imported', `${ended.created} of ${ended.total} in ${seconds.toFixed(0)} s`),
      bounded('Longest transaction', lines.longestMs, bounds.import.transactionMs, 'ms'),
      bounded('Requests for which the database stayed busy', lines.busy, 0, ''),
      ...timesOf('Save of a page', before.saves, during.saves),
      bounded(
        '  95th percentile, as a multiple',
        Number((at95(during.saves) / at95(before.saves)).toFixed(1)),
        bounds.import.saveTimes,
        '×',
      ),
      ...timesOf('List of pages', before.lists, during.lists),
      ...enquiryRows(sent, stored),
      noted('Database', databases.name),
      noted('Machine, before the start', load),
    ]
  } finally {
    await stack?.dispose()
    await databases.dispose()
  }
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

/** Measures an import of listings, and how much it slows down other users. */
export async function main(): Promise<void> {
  report(await measureImport(await readOptions('import', 'listings', 2000)))
}
