import { setTimeout as sleep } from 'node:timers/promises'
import config from '@payload-config'
import { getPayload } from 'payload'
import { faultReason } from '../../service/fault-reason.ts'

export const dynamic = 'force-dynamic'

/** 200 if the database is migrated and responds, else 503 with the reason. */
export async function GET(): Promise<Response> {
  try {
    await Promise.race([askDatabase(), tooLate()])
    return answer(200, { ok: true })
  } catch (error) {
    return answer(503, { ok: false, reason: faultReason(error) })
  }
}

async function askDatabase() {
  const payload = await getPayload({ config })
  await payload.count({ collection: 'pages' })
}

const MAX_SECONDS = 3

/** A database that hangs must not hang the check. */
async function tooLate() {
  await sleep(MAX_SECONDS * 1000, undefined, { ref: false })
  throw new Error(`The database does not respond within ${MAX_SECONDS} seconds.`)
}

function answer(status: number, body: { ok: boolean; reason?: string }) {
  const headers = { 'cache-control': 'no-store', ...(!body.ok && { 'retry-after': '2' }) }
  return Response.json(body, { status, headers })
}
