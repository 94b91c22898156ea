import config from '@payload-config'
import { getPayload } from 'payload'
import { withBodyLength } from '../../../headers/body-length.ts'
import { openMedia } from '../../../media/store.ts'
import { serveShare } from '../../../share/serve-share.ts'

export const dynamic = 'force-dynamic'

/** The pictures by which links to pages are shown in messages and networks. */
export async function GET(request: Request): Promise<Response> {
  return withBodyLength(await serveShare(request, await getPayload({ config }), openMedia()))
}

export const HEAD = GET
