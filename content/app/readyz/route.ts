import config from '@payload-config'
import { getPayload } from 'payload'
import { faultReason } from '../../fault-reason.ts'

export const dynamic = 'force-dynamic'

/** 200 if the database is migrated and responds, else 503 with the reason. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    await payload.count({ collection: 'pages' })
    return answer(200, { ok: true })
  } catch (error) {
    return answer(503, { ok: false, reason: faultReason(error) })
  }
}

function answer(status: number, body: { ok: boolean; reason?: string }) {
  const headers = { 'cache-control': 'no-store', ...(!body.ok && { 'retry-after': '2' }) }
  return Response.json(body, { status, headers })
}
