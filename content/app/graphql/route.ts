import config from '@payload-config'
import { getPayload } from 'payload'
import { serve } from '../../delivery/serve.ts'

export const dynamic = 'force-dynamic'

const handle = (request: Request) => serve(request, 'published', getPayload({ config }))

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
