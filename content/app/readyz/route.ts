import { whyNotReady } from '../../start-state.ts'

export const dynamic = 'force-dynamic'

/** 200 if the service can serve, else 503. Why it cannot is for the log and the port of the metrics. */
export async function GET(): Promise<Response> {
  const ok = (await whyNotReady()) === undefined
  const headers = { 'cache-control': 'no-store', ...(!ok && { 'retry-after': '2' }) }
  return Response.json({ ok }, { status: ok ? 200 : 503, headers })
}
