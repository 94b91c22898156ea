const REASONS: Record<string, string> = {
  ENOTFOUND: 'The server of the mailbox was not found: check IMAP_HOST.',
  EAI_AGAIN: 'The server of the mailbox was not found: check IMAP_HOST.',
  ECONNREFUSED: 'The server of the mailbox takes no connection: check IMAP_HOST and IMAP_PORT.',
}
const AWAY = 'The server of the mailbox did not answer in time, or closed the connection.'
const REFUSED = 'The mailbox refused the user or the password: check IMAP_USER and IMAP_PASSWORD.'
const NO_TLS = 'The server of the mailbox offers no encryption: check IMAP_PORT.'
const NOT_STORED = 'What was read could not be stored: see the log of the database.'
const NO_MAIL =
  'The mailbox does not hand over its newest mail. It is tried again, and left out once a later one can be read.'
const NO_FOLDER = 'The mailbox has no such folder: check IMAP_FOLDER.'

/** A mail cannot be read, while the connection to its mailbox was fine. */
export class UnreadableMail extends Error {
  /** Whether the connection was ended because more arrived than any reply has. */
  readonly isTooMuch: boolean

  constructor(isTooMuch: boolean, cause: unknown) {
    super('A mail cannot be read', { cause })
    this.isTooMuch = isTooMuch
  }
}

/** Why a mailbox could not be read. The server's own words may hold anything, and are left out. */
export function explainMailbox(error: unknown): string {
  const fields: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  if (error instanceof Error && error.message.startsWith('Failed query')) return NOT_STORED
  if (error instanceof UnreadableMail) return NO_MAIL
  if (fields.authenticationFailed === true) return REFUSED
  if (fields.mailboxMissing === true) return NO_FOLDER
  if (fields.tlsFailed === true) return NO_TLS
  return REASONS[String(fields.code)] ?? AWAY
}
