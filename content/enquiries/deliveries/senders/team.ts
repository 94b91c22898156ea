import { escapeHtml } from '@belvedere/kit/escape-html.ts'
import { address, siteUrl } from '../../../service/env.ts'
import type { DeliveredEnquiry } from '../read-enquiry.ts'
import type { DeliveryRow } from '../row.ts'
import type { Sender } from './delivery.ts'
import { messageIdOf } from './message-id.ts'
import { sendToColleagues, teamOf } from './to-colleagues.ts'

/** The mail that tells the team of an enquiry. Answering it writes to the visitor. */
export const sendTeamMail: Sender = async (delivery) => {
  const { req, row, enquiry, settings } = delivery
  const rows = linesOf(enquiry, row)
  const link = studioLink(row)
  const table = rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  const foot = `In the studio: ${link}`
  return sendToColleagues(delivery, await teamOf(req, settings), {
    subject: `Enquiry ${enquiry.reference} from ${enquiry.name}${aboutOf(enquiry, row)}`,
    text: `${table}\n\n${enquiry.message}\n\n-- \n${foot}\n`,
    html: htmlOf(rows, `${enquiry.message}\n\n${foot}`),
    replyTo: { name: enquiry.name, address: enquiry.email },
    messageId: messageIdOf(row.key),
    auto: 'auto-generated',
    enquiry: row.enquiry,
  })
}

/** The address of the enquiry in the studio. */
export function studioLink(row: Pick<DeliveryRow, 'enquiry'>): string {
  return `${address().studio}/admin/collections/enquiries/${row.enquiry}`
}

function aboutOf({ about }: DeliveredEnquiry, { details }: DeliveryRow) {
  const subject = details.house?.title || about
  return subject ? `: ${subject}` : ''
}

/** The entered values, one line each; empty ones are left out. */
function linesOf(enquiry: DeliveredEnquiry, { details }: DeliveryRow): [string, string][] {
  const { house } = details
  const lines: [string, string][] = [
    ['Number', enquiry.reference],
    ['Name', enquiry.name],
    ['E-mail', enquiry.email],
    ['Telephone', enquiry.phone],
    ['Answer by', enquiry.answerBy === 'phone' ? 'telephone' : 'e-mail'],
    ['Language', enquiry.language],
    ['News by mail', enquiry.news ? 'agrees to get them' : 'not asked for'],
    ['About', enquiry.about],
    ...enquiry.asked.map(({ label, value }): [string, string] => [label, value]),
    ['Agreed to', enquiry.consent?.text ?? ''],
    ['House', house ? `${house.title} (${siteUrl()}${house.path})` : enquiry.house],
    ['Sent', enquiry.acceptedAt],
  ]
  return lines.filter(([, value]) => value !== '')
}

/** Lines of a table, and texts below it, as the HTML of a mail. Links stay text. */
function htmlOf(rows: readonly (readonly [string, string])[], text: string): string {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  )
  const body = `<div dir="auto" style="white-space:pre-wrap">${escapeHtml(text)}</div>`
  return `<!doctype html><html><body><table cellpadding="4">${lines.join('')}</table><hr>${body}</body></html>`
}
