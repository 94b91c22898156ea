import type { Endpoint, Where } from 'payload'
import { isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { canSendMail, NO_SERVER } from '../../service/mail/send-mail.ts'
import { endpoint } from '../../studio/endpoint.ts'
import type { DeliveryState } from './kinds.ts'
import { makeDue } from './make-due.ts'

const AGAIN = 'It is tried again now.'
const NONE = 'It was sent meanwhile, or is being sent at this moment.'

const FAILED: DeliveryState[] = ['failed', 'given-up']

/** `POST /api/deliveries/12/try-again` and `/api/deliveries/try-again`: what failed is due at once. */
export const tryAgainEndpoints: Endpoint[] = [
  endpoint(isPublisher, 'post', '/:id/try-again', async (req) => {
    const one: Where = { id: { equals: Number(req.routeParams?.id) || 0 } }
    const isKept: Where = { and: [one, { state: { equals: 'kept' } }] }
    const { totalDocs } = await req.payload.db.count({ collection: 'deliveries', where: isKept })
    if (totalDocs > 0 && !canSendMail()) throw refusal(NO_SERVER)
    const which: Where = { and: [one, { state: { in: [...FAILED, 'kept'] } }] }
    if ((await makeDue(req.payload, which)) === 0) throw refusal(NONE)
    return { message: AGAIN }
  }),
  endpoint(isPublisher, 'post', '/try-again', async (req) => {
    // What was kept is due by itself once there is a server: `resume-kept.ts`.
    const count = await makeDue(req.payload, { state: { in: FAILED } })
    return { message: count === 1 ? AGAIN : `${count} are tried again now.` }
  }),
]
