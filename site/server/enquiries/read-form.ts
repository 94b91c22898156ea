import type { IncomingMessage } from 'node:http'
import { parseVisit } from '@belvedere/kit/enquiry/accepted.ts'
import type { EnquiryValues } from '@belvedere/kit/enquiry/fields.ts'
import { FORM, HOUSE_PARAMETER } from '@belvedere/kit/enquiry/form-state.ts'
import { readValues } from '@belvedere/kit/enquiry/read-values.ts'
import { parseJson } from '@belvedere/kit/json.ts'
import { readBody } from '../http/request.ts'

/** A form as it was received, before any validation. */
export type SentForm = {
  values: EnquiryValues
  /** The path of the page with the form. */
  page: string
  /** The id of the form's block. */
  block: string
  ticket: string
  proof: string
  /** Whether the field that people do not see was filled in. */
  isTrapped: boolean
  visit: ReturnType<typeof parseVisit>
}

const MAX_BYTES = 32 * 1024

/**
 * Reads a form in either encoding of browsers. `too-long` above 32 KB, undefined for a body that is
 * no form.
 */
export async function readForm(
  request: IncomingMessage,
): Promise<SentForm | 'too-long' | undefined> {
  const body = await readBody(request, MAX_BYTES)
  if (!body) return 'too-long'
  const type = request.headers['content-type'] ?? ''
  const headers = { 'content-type': type }
  const data = await new Response(new Uint8Array(body), { headers })
    .formData()
    .catch(() => undefined)
  if (!data) return undefined
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const from = referrerOf(request)
  const values = readValues(data)
  // Without scripts, the form does not know the page that led to it; the referrer does. With
  // scripts it omits the listing when the visitor chose another subject.
  const asked = wantsJson(request) ? '' : (from?.searchParams.get(HOUSE_PARAMETER) ?? '')
  return {
    values: { ...values, house: values.house || asked },
    page: text(FORM.page) || (from?.pathname ?? ''),
    block: text(FORM.block),
    ticket: text(FORM.ticket),
    proof: text(FORM.proof),
    isTrapped: text(FORM.trap) !== '',
    visit: parseVisit(parseJson(text(FORM.visit))),
  }
}

/** Whether the form's script has sent it. */
export function wantsJson({ headers }: IncomingMessage): boolean {
  return headers.accept?.startsWith('application/json') ?? false
}

function referrerOf({ headers: { referer = '', host = '' } }: IncomingMessage) {
  const url = URL.canParse(referer) ? new URL(referer) : undefined
  return url?.host === host ? url : undefined
}

/** Whether the form was sent from this site: browsers send the origin of a request. */
export function isOwn({ headers }: IncomingMessage, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined) return true
  return (
    origin === new URL(siteUrl).origin || (URL.canParse(origin) && new URL(origin).host === host)
  )
}
