import { createLog } from '@belvedere/kit/log.ts'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { readRows } from '../payload/database/read-rows.ts'
import { createLastReading } from '../service/last-reading.ts'
import { metricName, metrics } from '../service/metrics.ts'
import { awaySentence, compareUploads, STORED_FILES } from './missing-uploads.ts'
import { uploads } from './storage/uploads-storage.ts'

const log = createLog('media')

/** The files that the database expects, and those that are missing. */
export async function readUploads(payload: Payload) {
  const rows = await readRows(await createLocalReq({}, payload), sql.raw(STORED_FILES))
  return compareUploads(rows, await uploads().names())
}

/** Why no picture can be served: the folder of uploads is missing or empty; undefined if it is not. */
export async function whyUploadsAreAway(payload: Payload): Promise<string | undefined> {
  if (!(await uploads().looksEmpty())) return undefined
  return awaySentence(uploads().about, await readUploads(payload))
}

/** Logs at the start what is missing, and adds it to the metrics. */
export async function watchUploads(payload: Payload): Promise<void> {
  const read = createLastReading(() => readUploads(payload))
  const name = metricName
  const expected = 'Uploaded files that the database expects.'
  metrics.registry.gauge(name('uploads_expected'), expected, () => read()?.expected)
  const missing = 'Those of them that are not there.'
  metrics.registry.gauge(name('uploads_missing'), missing, () => read()?.missing.length)
  const found = await readUploads(payload)
  const away = awaySentence(uploads().about, found)
  if (away) log.error(away, { expected: found.expected })
  else if (found.missing.length > 0) logMissing(found.missing)
}

function logMissing(missing: string[]) {
  log.error(
    'Uploaded files are missing: “npm run doctor” names them. Restore them from a backup.',
    {
      missing: missing.length,
      first: missing.slice(0, 5),
    },
  )
}
