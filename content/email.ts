import { createLog } from '@belvedere/kit/log.ts'
import type { EmailAdapter } from 'payload'

const log = createLog('content')

/**
 * The service sends no email: an administrator or `set-password.ts` replaces a forgotten password.
 */
const noMailServer: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'studio@localhost',
  defaultFromName: 'Studio',
  sendEmail: async ({ subject }) => {
    log.warn('Email not sent: no mail server is configured', { subject })
  },
})

/** How the service sends email. */
export const email: EmailAdapter = noMailServer

/** Whether it does: a forgotten password is replaced by email only then. */
export const canSendEmail: boolean = email !== noMailServer
