/** A person or a group in a header of a mail. */
export type MailName = { name: string; address: string }

/** A mail of this service. Every mail goes through `send-mail.ts`. */
export type Mail = {
  to: string[]
  subject: string
  text: string
  html?: string
  /** Who gets the answer, if that is not the sender. */
  replyTo?: MailName
  /** The same for each attempt, so that a receiver can tell a second copy from a second mail. */
  messageId?: string
  /** RFC 3834: programs that answer by themselves leave such mails alone. */
  auto?: 'auto-generated' | 'auto-replied'
  /** The enquiry that it is about: what the local mailbox keeps of it goes when that is erased. */
  enquiry?: number
}

/** An address that did not take the mail; temporary ones may take it later. */
export type Refused = { address: string; isPermanent: boolean }

/** What became of a mail. */
export type MailResult = {
  /** Whether it is in the local mailbox, because there is no server: nobody has it. */
  isKept: boolean
  /** The addresses that refused the mail while others took it. */
  refused: Refused[]
}

/** Why a mail was not sent, in words without personal data. */
export class MailError extends Error {
  override name = 'MailError'
  /** Whether trying again is of no use while the mail stays the same. */
  readonly isPermanent: boolean

  constructor(message: string, isPermanent = false) {
    super(message)
    this.isPermanent = isPermanent
  }
}
