import { mailSettings } from '@belvedere/content/service/mail/settings.ts'
import { greetServer } from '@belvedere/content/service/mail/transport.ts'
import { withCauses } from '@belvedere/kit/causes.ts'
import { type Finding, fault, ok, warning } from '@belvedere/kit/health/finding.ts'

const TIMEOUT_MS = 8000

/** The mail server: its greeting, encryption and the sign-in. No mail is sent. */
export async function lookAtMail(): Promise<Finding> {
  const settings = mailSettings()
  if (!settings)
    return warning(
      'No mail server is set up, so mails are kept on the page Mailbox.',
      'Set SMTP_URL and MAIL_FROM (docs/deliveries.md).',
    )
  const { host, port, auth } = settings.server
  try {
    await greetServer(settings, TIMEOUT_MS)
    const user = auth ? `, and accepts the user ${auth.user}` : ''
    return ok(`${host}:${port} answers${user}. To send a mail: npm run mail:test -- ADDRESS`)
  } catch (error) {
    return fault(`${host}:${port}: ${withCauses(error)}`, 'Mend that, or correct the setting.')
  }
}
