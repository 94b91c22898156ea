import { type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload'
import { isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { canSendMail, NO_SERVER } from '../../service/mail/send-mail.ts'
import type { DeliveryState } from './kinds.ts'
import { makeDue } from './make-due.ts'

const AGAIN = 'It is tried again now.'
const NONE = 'It was sent meanwhile, or is being sent at this moment.'

const FAILED: DeliveryState[] = ['failed', 'given-up']

/**
 * `POST /api/deliveries/12/try-again` and `/api/deliveries/try-again`: failed deliveries are due at
 * once.
 */
export const tryAgainEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/:id/try-again',
    method: 'post',
    handler: async (req) => {
      requirePublisher(req)
      const one: Where = { id: { equals: Number(req.routeParams?.id) || 0 } }
      const isKept: Where = { and: [one, { state: { equals: 'kept' } }] }
      const { totalDocs } = await req.payload.db.count({ collection: 'deliveries', where: isKept })
      if (totalDocs > 0 && !canSendMail()) throw refusal(NO_SERVER)
      const which: Where = { and: [one, { state: { in: [...FAILED, 'kept'] } }] }
      if ((await makeDue(req.payload, which)) === 0) throw refusal(NONE)
      return Response.json({ message: AGAIN })
    },
  },
  {
    path: '/try-again',
    method: 'post',
    handler: async (req) => {
      requirePublisher(req)
      // Kept mails become due by themselves once there is a server: `resume-kept.ts`.
      const count = await makeDue(req.payload, { state: { in: FAILED } })
      return Response.json({ message: count === 1 ? AGAIN : `${count} are tried again now.` })
    },
  },
]

function requirePublisher(req: PayloadRequest) {
  if (!isPublisher({ req })) throw new Forbidden(req.t)
}
