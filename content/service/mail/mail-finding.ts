import { withCauses } from '@belvedere/kit/causes.ts'
import { type Finding, fault, ok, warning } from '@belvedere/kit/health/finding.ts'
import { mailSettings } from './settings.ts'
import { greetServer } from './transport.ts'

/** The mail server: its greeting, encryption and the sign-in. No mail is sent. */
export async function mailFinding(timeoutMs = 8000): Promise<Finding> {
  const settings = mailSettings()
  if (!settings)
    return warning(
      'No mail server is set up, so mails are kept on the page Mailbox.',
      'Set SMTP_URL and MAIL_FROM (docs/deliveries.md).',
    )
  const { host, port, auth } = settings.server
  try {
    await greetServer(settings, timeoutMs)
    return ok(`${host}:${port} answers${auth ? `, and accepts the user ${auth.user}` : ''}.`)
  } catch (error) {
    return fault(`${host}:${port}: ${withCauses(error)}`, 'Mend that, or correct the setting.')
  }
}
