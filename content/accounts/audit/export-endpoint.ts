import { ownerTimeZone } from '../../model/owner-time-zone.ts'
import { isAdministrator } from '../../payload/access.ts'
import { protectText } from '../../service/spreadsheets/safe-text.ts'
import { writeCsvLine, writeCsvStart } from '../../service/spreadsheets/write-csv.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { EVENTS } from './events.ts'
import { filterIn } from './filter.ts'
import { readAllEntries } from './read-entries.ts'
import { recordAudit } from './record.ts'
import { originOf, type ReadEntry, sentenceText } from './sentence.ts'
import { TOPICS } from './topics.ts'

const HEADINGS = ['Time (UTC)', 'Kind', 'Who', 'What happened', 'Record', 'From']

/**
 * `GET /api/audit-log/export?topic=…&person=…&from=…&to=…`: what the page shows with these filters, as
 * CSV. It is sent while it is read, so that a long log needs no memory.
 */
export const exportEndpoint = endpoint(isAdministrator, 'get', '/export', async (req) => {
  const filter = filterIn({ ...req.query }, await ownerTimeZone(req.payload))
  await recordAudit(req, { event: 'log-exported' })
  const entries = readAllEntries(req.payload, filter)
  const name = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`
  return new Response(streamOf(linesOf(entries)), {
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
})

/** Reads the next rows when the client has received the last ones; stops when it disconnects. */
function streamOf(lines: AsyncGenerator<Uint8Array>) {
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void lines.return(undefined),
  })
}

async function* linesOf(entries: AsyncIterable<ReadEntry>): AsyncGenerator<Uint8Array> {
  yield writeCsvStart(HEADINGS)
  for await (const entry of entries) yield writeCsvLine(cellsOf(entry).map(protectText))
}

function cellsOf(entry: ReadEntry): string[] {
  const topic = TOPICS.find(({ value }) => value === EVENTS[entry.event])
  return [
    entry.at,
    topic?.label ?? '',
    entry.person ?? '',
    sentenceText(entry),
    entry.record ?? '',
    originOf(entry),
  ]
}
