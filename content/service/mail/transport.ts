import { meaningOf } from '@belvedere/kit/causes.ts'
import { cleanLine } from '@belvedere/kit/enquiry/clean-text.ts'
import type { SendMailOptions } from 'nodemailer'
import nodemailer from 'nodemailer'
import { type Mail, MailError, type MailName, type Refused, TooLargeError } from './mail.ts'
import type { MailSettings } from './settings.ts'

/** A hung server must not delay the mails behind it. */
const TIMEOUT = 30_000

/** The slowest line that large files are waited for, in bytes a millisecond. */
const SLOWEST = 250

/** Sends a mail through the server. Returns the addresses that refused it while others took it. */
export async function sendBySmtp(
  { server, from }: MailSettings,
  mail: Mail,
  timeoutMs = TIMEOUT,
): Promise<Refused[]> {
  const transport = open(server, timeoutMs)
  try {
    // The timeouts above restart with each response of the server.
    const signal = AbortSignal.timeout(2 * timeoutMs + Math.ceil(weightOf(mail) / SLOWEST))
    const { rejected, rejectedErrors } = await transport.sendMail({
      ...messageOf(mail, from),
      signal,
    })
    return rejected.map((address, i) => ({ address, isPermanent: isFinal(rejectedErrors?.[i]) }))
  } catch (error) {
    throw explain(error, mail)
  } finally {
    transport.close()
  }
}

/**
 * Connects to the server, changes to TLS and signs in, as for a mail, and sends none. Throws what
 * failed.
 */
export async function greetServer({ server }: MailSettings, timeoutMs = TIMEOUT): Promise<void> {
  const transport = open(server, timeoutMs)
  try {
    await transport.verify()
  } catch (error) {
    throw explain(error, {})
  } finally {
    transport.close()
  }
}

function open(server: MailSettings['server'], timeoutMs: number) {
  return nodemailer.createTransport({
    ...server,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
}

const REASONS: Record<string, string> = {
  EAUTH: 'The mail server refused the user or the password: check SMTP_USER and SMTP_PASSWORD',
  ETLS: 'The mail server offers no encryption that can be used: check SMTP_PORT and SMTP_TLS',
  EDNS: 'The mail server was not found: check SMTP_HOST',
  ESOCKET: 'The connection to the mail server failed: check SMTP_HOST and SMTP_PORT',
  ECONNECTION: 'The mail server closed the connection',
  ETIMEDOUT: 'The mail server did not answer in time',
  EABORT: 'The mail server did not answer in time',
}

/** The server's text is left out, because it often repeats the address. */
function explain(error: unknown, { attachments = [] }: Pick<Mail, 'attachments'>): MailError {
  const { code, responseCode } = codesOf(error)
  const certificate = certificateFault(error)
  if (certificate) return new MailError(`The mail server was not trusted: ${certificate}.`)
  if (attachments.length > 0 && isTooLarge(code, responseCode)) return new TooLargeError()
  const reason =
    REASONS[code] ?? (code === 'EENVELOPE' ? 'An address was refused' : 'The mail was not sent')
  const detail = responseCode ? ` (${responseCode})` : code && !REASONS[code] ? ` (${code})` : ''
  return new MailError(`${reason}${detail}.`, code !== 'EAUTH' && isFinal(error))
}

/** What is wrong with the certificate of the server; nodemailer hides the code of Node behind its own. */
function certificateFault(error: unknown) {
  if (!(error instanceof Error) || !('originalCode' in error)) return undefined
  const meaning = meaningOf(error, String(error.originalCode))
  return meaning?.includes('certificate') ? meaning : undefined
}

/**
 * Refused by the server, or not sent because of the limit that it announces (RFC 1870). A full
 * mailbox answers 552 too, so this is for mails with files.
 */
function isTooLarge(code: string, responseCode: number) {
  return responseCode === 552 || (code === 'EMESSAGE' && responseCode === 0)
}

/** Responses of 500 and above are final, those of 400 and above ask for a retry. */
function isFinal(error: unknown) {
  return codesOf(error).responseCode >= 500
}

function codesOf(error: unknown) {
  const fields: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  const { code, responseCode } = fields
  return {
    code: typeof code === 'string' ? code : '',
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
  }
}

const MAX_SUBJECT = 200

/**
 * A mail in the form of nodemailer. No value can start a header of its own: lines are cleaned here,
 * and addresses are passed as parts, never as text that would be parsed for commas.
 */
function messageOf(mail: Mail, from: MailName): SendMailOptions {
  const { to, subject, text, html, replyTo, messageId, auto, follows, attachments = [] } = mail
  const idOf = (left: string) => `<${left}@${domainOf(from.address)}>`
  const references = follows?.map(idOf) ?? []
  const last = references.at(-1)
  return {
    from: nameOf(from),
    to: to.map((address) => nameOf({ name: '', address })),
    ...(replyTo && { replyTo: nameOf(replyTo) }),
    subject: cleanLine(subject).slice(0, MAX_SUBJECT).toWellFormed(),
    text,
    ...(html !== undefined && { html }),
    ...(messageId && { messageId: idOf(messageId) }),
    ...(last && { inReplyTo: last, references }),
    attachments: attachments.map(({ name, type, content }) => {
      return { filename: cleanLine(name), contentType: type, content: Buffer.from(content) }
    }),
    headers: auto ? { 'Auto-Submitted': auto, 'X-Auto-Response-Suppress': 'All' } : {},
    // No text of a visitor may make this program open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function nameOf({ name, address }: MailName): MailName {
  return { name: cleanLine(name), address: cleanLine(address) }
}

function weightOf({ attachments = [] }: Mail) {
  return attachments.reduce((sum, { content }) => sum + content.byteLength, 0)
}

function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1)
}
