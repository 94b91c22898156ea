import { setTimeout as sleep } from 'node:timers/promises'
import type { BulkProgress } from '@belvedere/content/workflow/bulk/progress.ts'
import { Studio } from '../../testing/studio.ts'
import { bounded, noted, type Row, report } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { scratchDatabases } from '../content/databases.ts'
import { requireOnce } from '../enquiries/once.ts'
import type { Sent } from '../enquiries/send.ts'
import { type BenchStack, startPrograms } from '../enquiries/start.ts'
import { StoredTimes } from '../enquiries/stored.ts'
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
} from '../import/beside.ts'
import { type Options, readOptions } from '../import/options.ts'
import { describeLoad } from '../quiet.ts'

/** A work that takes longer is stopped, and what is missing is said: ten minutes for all of them. */
const MOST_MS = 75_000

/** What is done with all the listings, one after the other. */
const WORKS = ['publish', 'unpublish', 'bin', 'bring-back', 'bin', 'erase'] as const

/**
 * Measures what is done with many listings at once, while another editor saves a page and opens a
 * list.
 */
async function measureBulk({ listings, databaseUrl, isOwnServer }: Options): Promise<Row[]> {
  const databases = await scratchDatabases(databaseUrl, isOwnServer)
  const [lines, times] = [new LogLines(), new StoredTimes()]
  const sent: Sent[] = []
  const load = describeLoad()
  let stack: BenchStack | undefined
  try {
    console.log(`${databases.name}: starting both programs with the demo; half a minute …`)
    stack = await startPrograms(databases.urls[0], (line) => {
      lines.read(line)
      times.read(line)
    })
    const [publisher, editor] = [new Studio(stack.access), await secondEditor(stack)]
    const page = await loadPage(editor)
    console.log(`Making ${listings} listings …`)
    await makeListings(publisher, listings)
    const before = await rounds(editor, page, (count) => count === SAVES_BEFORE)
    const rows: Row[] = []
    for (const what of WORKS) {
      console.log(`${what} …`)
      lines.longestMs = Number.NaN
      const begun = performance.now()
      let isOver = false
      const [end, during, meanwhile] = await Promise.all([
        work(publisher, what).finally(() => {
          isOver = true
        }),
        rounds(editor, page, () => isOver),
        enquiriesUntil(stack, () => isOver, sent.length),
      ])
      sent.push(...meanwhile)
      const seconds = ((performance.now() - begun) / 1000).toFixed(0)
      console.log(
        `  ${end.done} of ${end.total} in ${seconds} s, longest transaction ${lines.longestMs} ms`,
      )
      rows.push(
        noted(`${what}: ${end.done} of ${end.total}`, `${seconds} s`),
        bounded('  longest transaction', lines.longestMs, bounds.import.transactionMs, 'ms'),
        ...timesOf('  save of a page', before.saves, during.saves),
        bounded(
          '  95th percentile, as a multiple',
          Number((at95(during.saves) / at95(before.saves)).toFixed(1)),
          bounds.import.saveTimes,
          '×',
        ),
      )
    }
    const stored = await times.all(sent)
    await requireOnce(stack.access, sent)
    return [
      ...rows,
      ...enquiryRows(sent, stored),
      bounded('Requests for which the database stayed busy', lines.busy, 0, ''),
      noted('Database', databases.name),
      noted('Machine, before the start', load),
    ]
  } finally {
    await stack?.dispose()
    await databases.dispose()
  }
}

async function makeListings(publisher: Studio, count: number) {
  const path = '/real-estate-categories?limit=1&depth=0'
  const { docs } = await publisher.must<{ docs: { id: number }[] }>('GET', path)
  for (let i = 0; i < count; i++) {
    const data = { title: `Bulk house ${i}`, category: docs[0]?.id, status: 'available' }
    await publisher.must('POST', '/listings?draft=true&depth=0', data)
  }
}

async function work(publisher: Studio, what: (typeof WORKS)[number]): Promise<BulkProgress> {
  const where = { title: { like: 'Bulk house' } }
  const body = { what, collection: 'listings', where }
  const { run } = await publisher.must<{ run: BulkProgress }>('POST', '/bulk-changes', body)
  for (let until = Date.now() + MOST_MS; ; ) {
    await sleep(500)
    if (Date.now() > until) {
      await publisher.must('POST', `/bulk-changes/${run.id}/stop`)
      until = Number.POSITIVE_INFINITY
    }
    const now = await publisher.must<{ run: BulkProgress }>('GET', `/bulk-changes/${run.id}`)
    if (now.run.state === 'failed') throw new Error(`It failed: ${now.run.reason}`)
    if (now.run.state === 'done' || now.run.state === 'stopped') return now.run
  }
}

/** Measures what is done with many records at once, and how much it slows down other users. */
export async function main(): Promise<void> {
  report(await measureBulk(await readOptions('bulk', 'records', 1000)))
}
