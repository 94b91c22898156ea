import config from '@payload-config'
import { getPayload } from 'payload'
import { receiveEnquiry } from '../../enquiries/receive.ts'

export const dynamic = 'force-dynamic'

/** The address at which the site hands over enquiries. */
export function POST(request: Request): Promise<Response> {
  return receiveEnquiry(request, () => getPayload({ config }))
}
