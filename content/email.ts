import { createLog } from '@belvedere/kit/log.ts'
import type { EmailAdapter } from 'payload'

const log = createLog('content')

/** No mail leaves this service: a forgotten password is replaced by another editor, or on the server. */
export const noMailServer: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'studio@localhost',
  defaultFromName: 'Studio',
  sendEmail: async ({ subject }) => {
    log.warn('There is no mail server, so this letter was not sent', { subject })
  },
})
