import config from '@payload-config'
import { getPayload } from 'payload'
import { serveVisits } from '../../overview/visits/serve-visits.ts'

export const dynamic = 'force-dynamic'

/** What the copies of the site have counted. */
export function POST(request: Request): Promise<Response> {
  return serveVisits(request, () => getPayload({ config }))
}
