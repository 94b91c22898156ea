import type { Endpoint } from 'payload'
import { isAdministrator } from '../../payload/access.ts'
import { Attempts } from '../../payload/attempts.ts'
import { refusal } from '../../payload/refusal.ts'
import { emptyMailbox } from '../../service/mail/mailbox.ts'
import { tryMail } from '../../service/mail/try-mail.ts'
import { endpoint } from '../endpoint.ts'
import { readBody } from '../read-request.ts'
import { sentenceOf } from '../request.ts'

const trials = new Attempts({ attempts: 10, windowSeconds: 10 * 60 })
const WAIT = 'Many mails were sent to try the settings. Wait ten minutes and try again.'

/** What the page “Mailbox” can do. */
export const mailEndpoints: Endpoint[] = [
  endpoint(isAdministrator, 'post', '/mail/test', async (req) => {
    const { to } = await readBody(req)
    const key = String(req.user?.id)
    if (trials.wait(key) > 0) throw refusal(WAIT, 429)
    trials.add(key)
    try {
      return { message: await tryMail(typeof to === 'string' ? to.trim() : '') }
    } catch (error) {
      throw refusal(sentenceOf(error), 400)
    }
  }),
  endpoint(isAdministrator, 'post', '/mail/empty', async () => {
    await emptyMailbox()
    return { message: 'The mailbox is empty.' }
  }),
]
