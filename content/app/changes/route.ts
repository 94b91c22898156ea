import config from '@payload-config'
import { getPayload } from 'payload'
import { serveChanges } from '../../publish/changes/serve-changes.ts'

export const dynamic = 'force-dynamic'

/** The change feed, which every replica of the site follows. */
export function GET(request: Request): Promise<Response> {
  return serveChanges(request, () => getPayload({ config }))
}
