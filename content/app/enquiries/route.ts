import config from '@payload-config'
import { getPayload } from 'payload'
import { receiveEnquiry } from '../../enquiries/receive.ts'

export const dynamic = 'force-dynamic'

/** Where the site hands over what visitors ask. */
export function POST(request: Request): Promise<Response> {
  return receiveEnquiry(request, () => getPayload({ config }))
}
