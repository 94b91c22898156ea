import { escapeHtml } from '@belvedere/kit/escape-html.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { readWords } from '../../../delivery/brand/read-words.ts'
import { address, siteUrl } from '../../../service/env.ts'
import { saidAnswer } from '../../said-answer.ts'
import type { DeliveredEnquiry } from '../read-enquiry.ts'
import type { DeliveryRow } from '../row.ts'
import type { Sender } from './delivery.ts'
import { messageIdOf } from './message-id.ts'
import { sendToColleagues, teamOf } from './to-colleagues.ts'

/** The mail that tells the team of an enquiry. Answering it writes to the visitor. */
export const sendTeamMail: Sender = async (delivery) => {
  const { req, row, enquiry, settings } = delivery
  const words = await readWords(req.payload)
  const rows = linesOf(enquiry, row, words.team)
  const link = studioLink(row)
  const table = rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  const fill = (word: string, values: Record<string, string>) => say(word, values, words.locale)
  const foot = fill(words.team.inStudio, { link })
  const { reference, name } = enquiry
  return sendToColleagues(delivery, await teamOf(req, settings), {
    subject: fill(words.team.subject, { reference, name }) + aboutOf(enquiry, row),
    text: `${table}\n\n${enquiry.message}\n\n-- \n${foot}\n`,
    html: htmlOf(rows, `${enquiry.message}\n\n${foot}`),
    replyTo: { name, address: enquiry.email },
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
function linesOf(
  enquiry: DeliveredEnquiry,
  { details }: DeliveryRow,
  words: SiteWords['team'],
): [string, string][] {
  const { house } = details
  const lines: [string, string][] = [
    [words.number, enquiry.reference],
    [words.name, enquiry.name],
    [words.email, enquiry.email],
    [words.phone, enquiry.phone],
    [words.answerBy, enquiry.answerBy === 'phone' ? words.byPhone : words.byEmail],
    [words.language, enquiry.language],
    [words.news, enquiry.news ? words.agrees : words.notAsked],
    [words.about, enquiry.about],
    ...enquiry.asked.map((one): [string, string] => [one.label, saidAnswer(one, words)]),
    [words.agreed, enquiry.consent?.text ?? ''],
    [words.home, house ? `${house.title} (${siteUrl()}${house.path})` : enquiry.house],
    [words.sent, enquiry.acceptedAt],
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
