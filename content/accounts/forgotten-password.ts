import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import { Attempts } from '../payload/attempts.ts'
import { refusal } from '../payload/refusal.ts'
import type { User } from '../payload-types.ts'
import { sendMail } from '../service/mail/send-mail.ts'
import { metrics } from '../service/metrics.ts'
import { accountOf } from './audit/about-account.ts'
import { recordIfPossible } from './audit/record.ts'
import { readCredentials } from './credentials.ts'
import { forgottenMail } from './link-mails.ts'
import { makeLink } from './links.ts'

const log = createLog('content')

const ofClient = new Attempts({ attempts: 10, windowSeconds: 10 * 60 })
/** One account gets few mails, no matter how many people ask. */
const ofAccount = new Attempts({ attempts: 3, windowSeconds: 60 * 60 })

const EMPTY = 'Enter your e-mail address.'
const MANY =
  'Too many new passwords were asked for from here. Please wait ten minutes and try again.'
const SENT =
  'If this address has an account, a link is on its way to it. Without a mail server, an administrator finds it in the mailbox of the studio.'

/**
 * `POST /api/users/forgot-password`, in place of Payload’s. It answers before it looks for the
 * account, so that neither words nor time reveal which addresses have one.
 */
export const forgotPasswordEndpoint: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { email } = await readCredentials(req)
    if (!email) throw refusal(EMPTY, 400)
    const client = req.headers.get(CLIENT_ADDRESS) ?? ''
    if (ofClient.wait(client) > 0) {
      metrics.refusals.increment({ reason: 'too many new passwords' })
      throw refusal(MANY, 429)
    }
    ofClient.add(client)
    setImmediate(() => void sendLink(req, email))
    return Response.json({ message: SENT })
  },
}

async function sendLink({ headers, payload }: PayloadRequest, email: string) {
  if (ofAccount.wait(email) > 0) return
  // Before the account is looked up, so that requests at the same time count.
  ofAccount.add(email)
  try {
    const user = await findAccount(payload, email)
    if (!user) return
    const link = await makeLink(await createLocalReq({}, payload), user.id, 'forgotten')
    await sendMail(forgottenMail(user.email, link))
    await recordIfPossible(payload, headers, { event: 'password-link-sent', ...accountOf(user) })
  } catch (error) {
    log.error('A link for a new password was not sent', { error })
  }
}

function findAccount({ db }: PayloadRequest['payload'], email: string) {
  return db.findOne<User>({ collection: 'users', where: { email: { equals: email } } })
}
