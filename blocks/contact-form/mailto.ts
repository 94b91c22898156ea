import type { EnquiryField } from '@belvedere/kit/enquiry/fields.ts'

/** The answer to a question of the owner. */
export type Answer = { label: string; value: string }

/** A mailto URL with the written text, for when the form cannot be sent. */
export function mailtoUrl(
  to: string,
  written: (field: EnquiryField) => string,
  asked: readonly Answer[],
): string {
  const sender = (['name', 'email', 'phone'] as const).map(written).filter(Boolean)
  const answers = asked.map(({ label, value }) => `${label}: ${value}`)
  const parts = [answers.join('\n'), sender.join('\n')].filter(Boolean)
  // RFC 6068 requires CRLF line breaks.
  const body = [written('message'), ...parts].join('\n\n').replaceAll('\n', '\r\n')
  return `${mailtoAddress(to)}?subject=${encodeURIComponent(written('about'))}&body=${encodeURIComponent(body)}`
}

/** A mailto URL of an address; its characters have no meaning in the URL. */
export function mailtoAddress(address: string): string {
  const [person = '', host = ''] = address.trim().split('@')
  return `mailto:${encodeURIComponent(person)}@${encodeURIComponent(host)}`
}
