import { mailFinding } from '@belvedere/content/service/mail/mail-finding.ts'
import type { Finding } from '@belvedere/kit/health/finding.ts'

/** The mail server, as for a mail; none is sent. */
export function lookAtMail(): Promise<Finding> {
  return mailFinding()
}
