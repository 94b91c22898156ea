import { type Endpoint, Forbidden } from 'payload'
import { isAdministrator } from '../../payload/access.ts'
import { Attempts } from '../../payload/attempts.ts'
import { refusal } from '../../payload/refusal.ts'
import { emptyMailbox } from '../../service/mail/mailbox.ts'
import { tryMail } from '../../service/mail/try-mail.ts'
import { readBody } from '../read-request.ts'

const trials = new Attempts({ attempts: 10, windowSeconds: 10 * 60 })
const WAIT = 'Many mails were sent to try the settings. Wait ten minutes and try again.'

function forAdministrators(path: string, handler: Endpoint['handler']): Endpoint {
  return {
    path,
    method: 'post',
    handler: (req) => {
      if (!isAdministrator({ req })) throw new Forbidden(req.t)
      return handler(req)
    },
  }
}

/** The endpoints of the page “Mailbox”. */
export const mailEndpoints: Endpoint[] = [
  forAdministrators('/mail/test', async (req) => {
    const { to } = await readBody(req)
    const key = String(req.user?.id)
    if (trials.wait(key) > 0) throw refusal(WAIT, 429)
    trials.add(key)
    try {
      return Response.json({ message: await tryMail(typeof to === 'string' ? to.trim() : '') })
    } catch (error) {
      throw refusal(error instanceof Error ? error.message : String(error), 400)
    }
  }),
  forAdministrators('/mail/empty', async () => {
    await emptyMailbox()
    return Response.json({ message: 'The mailbox is empty.' })
  }),
]
