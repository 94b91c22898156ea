import { createLog } from '@belvedere/kit/log.ts'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { tableOf } from '../overview/references/tables.ts'
import { readRows } from '../payload/database/read-rows.ts'
import { faultReason } from '../service/fault-reason.ts'
import { inspectUpload } from './inspect-upload.ts'
import { openMedia } from './store.ts'

const log = createLog('media')

/** Pictures measured between two writes. */
const BATCH = 20

/**
 * Measures the light of pictures that were uploaded before it was measured, one after the other.
 * One that cannot be read is left out, and tried again at the next start. Only the column is
 * written, without hooks: nobody has changed these pictures, and pages show the light when they are
 * made the next time.
 */
export async function measureOlder(payload: Payload): Promise<void> {
  const older = { bgColor: { exists: true }, light: { exists: false } }
  let measured = 0
  for (let last = 0, isMore = true; isMore; ) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { ...older, id: { greater_than: last } },
      select: { filename: true },
      sort: 'id',
      limit: BATCH,
      pagination: false,
      depth: 0,
    })
    const lights: Light[] = []
    for (const { id, filename } of docs) {
      const light = await lightOf(filename ?? '')
      if (light) lights.push({ id, light })
    }
    await writeLights(payload, lights)
    measured += lights.length
    last = docs.at(-1)?.id ?? last
    isMore = docs.length === BATCH
  }
  if (measured > 0) log.info('Light of older pictures measured', { count: measured })
}

type Light = { id: number; light: string }

async function lightOf(filename: string): Promise<string | null> {
  try {
    const original = await openMedia().originals.find(filename)
    return original ? (await inspectUpload(original.path, filename)).facts.light : null
  } catch (error) {
    log.warn('Light of a picture not measured', { filename, reason: faultReason(error) })
    return null
  }
}

async function writeLights(payload: Payload, lights: readonly Light[]) {
  if (lights.length === 0) return
  const table = sql.identifier(tableOf(payload, 'media'))
  const cases = lights.map(({ id, light }) => sql`WHEN ${id} THEN ${light}`)
  const ids = lights.map(({ id }) => sql`${id}`)
  const [list, chosen] = [sql.join(ids, sql`, `), sql.join(cases, sql` `)]
  const req = await createLocalReq({}, payload)
  await readRows(
    req,
    sql`UPDATE ${table} SET light = CASE id ${chosen} END WHERE id IN (${list}) AND light IS NULL`,
  )
}
