import { asString } from '@belvedere/kit/json.ts'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import { sendMail } from './send-mail.ts'
import { mailSettings } from './settings.ts'

/** What Payload sends goes the same way as every other mail: `mail/send-mail.ts`. */
export const email: EmailAdapter = () => ({
  name: 'smtp',
  defaultFromAddress: mailSettings()?.from.address ?? 'studio@localhost',
  defaultFromName: mailSettings()?.from.name || 'Studio',
  sendEmail: async ({ to, subject, text, html }) => {
    await sendMail({ to: addressesOf(to), subject: subject ?? '', text: asString(text ?? html) })
  },
})

function addressesOf(to: SendEmailOptions['to']): string[] {
  const list = Array.isArray(to) ? to : [to]
  return list.flatMap((one) => {
    if (typeof one === 'string') return one
    return one && 'address' in one ? (one.address ?? []) : []
  })
}
