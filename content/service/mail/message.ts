import { cleanLine } from '@belvedere/kit/enquiry/clean-text.ts'
import type { SendMailOptions } from 'nodemailer'
import type { Mail, MailName } from './mail.ts'

const MAX_SUBJECT = 200

/**
 * A mail in the form of nodemailer. No value can start a header of its own: lines are cleaned here,
 * and addresses are passed as parts, never as text that would be parsed for commas.
 */
export function messageOf(mail: Mail, from: MailName): SendMailOptions {
  const { to, subject, text, html, replyTo, messageId, auto } = mail
  return {
    from: nameOf(from),
    to: to.map((address) => nameOf({ name: '', address })),
    ...(replyTo && { replyTo: nameOf(replyTo) }),
    subject: cleanLine(subject).slice(0, MAX_SUBJECT).toWellFormed(),
    text,
    ...(html !== undefined && { html }),
    ...(messageId && { messageId: `<${messageId}@${domainOf(from.address)}>` }),
    headers: auto ? { 'Auto-Submitted': auto, 'X-Auto-Response-Suppress': 'All' } : {},
    // No text of a visitor may make this program open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function nameOf({ name, address }: MailName): MailName {
  return { name: cleanLine(name), address: cleanLine(address) }
}

function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1)
}
