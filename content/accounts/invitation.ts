import { randomBytes } from 'node:crypto'
import { createLog } from '@belvedere/kit/log.ts'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { isAdministrator } from '../payload/access.ts'
import { Attempts } from '../payload/attempts.ts'
import { refusal } from '../payload/refusal.ts'
import { afterCommit } from '../payload/workarounds/after-commit.ts'
import type { User } from '../payload-types.ts'
import { canSendMail, sendMail } from '../service/mail/send-mail.ts'
import { endpoint } from '../studio/endpoint.ts'
import { accountOf } from './audit/about-account.ts'
import { recordAudit } from './audit/record.ts'
import { BY_INVITATION } from './by-invitation.ts'
import { LINKS } from './link-fields.ts'
import { invitationMail } from './link-mails.ts'
import { makeLink } from './links.ts'

const log = createLog('content')
const DAYS = LINKS.invitation.hours / 24
const again = new Attempts({ attempts: 5, windowSeconds: 60 * 60 })

/** Gives a new account without a password a random one; its owner replaces it with the mailed link. */
export const inviteWithoutPassword: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  const isInvited = !data?.password || data.password === BY_INVITATION
  if (operation !== 'create' || !isInvited || !isAdministrator({ req })) return data
  req.context[INVITED] = true
  return { ...data, password: randomBytes(32).toString('base64url') }
}

/** Set in the context of a request that makes an account without a password. */
export const INVITED = 'belvedereInvited'

/** Sends the invitation once the account is stored; a mail that fails does not undo the account. */
export const sendInvitation: CollectionAfterChangeHook<User> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.context[INVITED] !== true) return doc
  const link = await makeLink(req, doc.id, 'invitation')
  const mail = invitationMail(req, doc.email, link, DAYS)
  await afterCommit(req, () => {
    sendMail(mail).catch((error) => log.error('An invitation was not sent', { error }))
  })
  return doc
}

const MANY = 'This account was invited several times within the hour. Wait a while and try again.'

/** `POST /api/users/12/invite`: a new link by mail, in place of the one before. */
export const inviteEndpoint = endpoint(isAdministrator, 'post', '/:id/invite', async (req) => {
  const user = await findAccount(req)
  if (!user) throw refusal('This account no longer exists.', 404)
  if (again.wait(String(user.id)) > 0) throw refusal(MANY, 429)
  again.add(String(user.id))
  const link = await makeLink(req, user.id, 'invitation')
  await recordAudit(req, { event: 'account-invited', ...accountOf(user) })
  await sendMail(invitationMail(req, user.email, link, DAYS)).catch((error: Error) => {
    throw refusal(`The invitation was not sent. ${error.message}`)
  })
  return { message: canSendMail() ? `A link is on its way to ${user.email}.` : KEPT }
})

const KEPT =
  'No mail server is set up, so the link is in the mailbox. Open it there and give it to your colleague.'

async function findAccount({ payload, routeParams }: PayloadRequest) {
  const where = { id: { equals: Number(routeParams?.id) || 0 } }
  return payload.db.findOne<User>({ collection: 'users', where })
}
