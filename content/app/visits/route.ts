import config from '@payload-config'
import { getPayload } from 'payload'
import { serveVisits } from '../../overview/visits/serve-visits.ts'

export const dynamic = 'force-dynamic'

/** The counts of the site's replicas. */
export function POST(request: Request): Promise<Response> {
  return serveVisits(request, () => getPayload({ config }))
}
