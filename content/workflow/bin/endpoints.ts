import type { Endpoint, PayloadRequest } from 'payload'
import { isEditor, isPublisher } from '../../payload/access.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { refusal } from '../../payload/refusal.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody } from '../../studio/read-request.ts'
import { MOST_AT_ONCE } from '../bulk/most-at-once.ts'
import { bringBack } from './bring-back.ts'
import { erase } from './erase.ts'

export const binEndpoints: Endpoint[] = [
  /** `POST /api/bin-entries/bring-back` with `records`, all of them or none. */
  endpoint(isEditor, 'post', '/bring-back', async (req) => {
    const records = await readRecords(req)
    const back = await inTransaction(req, async () => {
      const all = []
      for (const record of records) all.push(await bringBack(req, record))
      return all
    })
    return { back }
  }),
  /** `POST /api/bin-entries/erase` with `records`. */
  endpoint(isPublisher, 'post', '/erase', async (req) => {
    const records = await readRecords(req)
    for (const record of records) await erase(req.payload, record)
    return { erased: records.length }
  }),
]

async function readRecords(req: PayloadRequest): Promise<string[]> {
  const { records } = await readBody(req)
  const list: unknown[] = Array.isArray(records) ? records : []
  const names = list.filter((one) => typeof one === 'string')
  if (names.length > 0 && names.length === list.length && names.length <= MOST_AT_ONCE) return names
  throw refusal(`Send records, such as “pages:12”, from 1 to ${MOST_AT_ONCE}.`, 400)
}
