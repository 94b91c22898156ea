import config from '@payload-config'
import { getPayload } from 'payload'

export const dynamic = 'force-dynamic'

/** 200 if the database is migrated and responds, else 503. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    await payload.count({ collection: 'pages' })
    return answer(200, { ok: true })
  } catch {
    return answer(503, { ok: false })
  }
}

function answer(status: number, body: { ok: boolean }) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
