import config from '@payload-config'
import { getPayload } from 'payload'
import { servePass } from '../../editing/preview/serve-pass.ts'

export const dynamic = 'force-dynamic'

/** Redirects a signed-in user to the preview of a page. */
export function GET(request: Request): Promise<Response> {
  return servePass(request, () => getPayload({ config }))
}
