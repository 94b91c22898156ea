/** A person or a group in a header of a mail. */
export type MailName = { name: string; address: string }

/** A file that goes with a mail. */
export type MailAttachment = { name: string; type: string; content: Uint8Array }

/** A mail of this service. Every mail goes through `send-mail.ts`. */
export type Mail = {
  to: string[]
  subject: string
  text: string
  html?: string
  /** The recipient of replies, if that is not the sender. */
  replyTo?: MailName
  /** The same for each attempt, so that a receiver can tell a second copy from a second mail. */
  messageId?: string
  /** The earlier mails that it belongs to, as their `messageId`s, oldest first. */
  follows?: string[]
  attachments?: MailAttachment[]
  /** RFC 3834: automatic responders ignore such mails. */
  auto?: 'auto-generated' | 'auto-replied'
  /** The enquiry that it is about: its mails in the local mailbox are deleted when it is erased. */
  enquiry?: number
}

/** An address that refused the mail; a temporary refusal may be retried. */
export type Refused = { address: string; isPermanent: boolean }

/** The result of sending a mail. */
export type MailResult = {
  /** Whether it is in the local mailbox, because there is no server: nobody has received it. */
  isKept: boolean
  /** The addresses that refused the mail while others took it. */
  refused: Refused[]
}

/** The reason why a mail was not sent, without personal data. */
export class MailError extends Error {
  override name = 'MailError'
  /** Whether retrying the same mail is pointless. */
  readonly isPermanent: boolean

  constructor(message: string, isPermanent = false) {
    super(message)
    this.isPermanent = isPermanent
  }
}

/** The files of a mail are more than the server takes. */
export class TooLargeError extends MailError {
  override name = 'TooLargeError'

  constructor() {
    super('The mail is larger than the mail server takes. Write it again with fewer files.', true)
  }
}
