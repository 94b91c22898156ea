import { EnvError, readEnv, readPort } from '@belvedere/kit/env.ts'

/** The mailbox in which replies of visitors arrive. */
export type MailboxSettings = {
  host: string
  port: number
  user: string
  password: string
  folder: string
}

const IMAPS = 993
const UNSET = { default: '', hint: '' }

/** Where replies are read; undefined unless the owner has set a mailbox up. */
export function mailboxSettings(): MailboxSettings | undefined {
  const host = readEnv('IMAP_HOST', UNSET)
  if (!host) return undefined
  const user = readEnv('IMAP_USER', UNSET)
  const password = readEnv('IMAP_PASSWORD', UNSET)
  if (!user || !password)
    throw new EnvError(
      'IMAP_HOST is set. Set IMAP_USER and IMAP_PASSWORD as well, or none of them.',
    )
  const port = readPort('IMAP_PORT', IMAPS)
  return { host, port, user, password, folder: readEnv('IMAP_FOLDER', UNSET) || 'INBOX' }
}

/** Port 993 is encrypted from the start; elsewhere the connection has to change to TLS. */
export function encryptionOf({ host, port }: MailboxSettings) {
  if (port === IMAPS) return { secure: true }
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
  return { secure: false, ...(!isHere && { doSTARTTLS: true }) }
}
