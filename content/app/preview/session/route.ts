import config from '@payload-config'
import { getPayload } from 'payload'
import { serveSession } from '../../../editing/preview/serve-session.ts'

/** Opens a preview session for a token. */
export function POST(request: Request): Promise<Response> {
  return serveSession(request, () => getPayload({ config }))
}
