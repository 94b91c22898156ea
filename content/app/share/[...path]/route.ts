import config from '@payload-config'
import { getPayload } from 'payload'
import { serveShare } from '../../../delivery/share/serve-share.ts'
import { openMedia } from '../../../media/store.ts'
import { withBodyLength } from '../../../service/headers/body-length.ts'

export const dynamic = 'force-dynamic'

/** The share pictures of pages, which chat apps and networks show with a link. */
export async function GET(request: Request): Promise<Response> {
  return withBodyLength(await serveShare(request, await getPayload({ config }), openMedia()))
}

export const HEAD = GET
