import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { PayloadRequest } from 'payload'
import { readWords } from '../../../delivery/brand/read-words.ts'
import type { EnquirySetting } from '../../../payload-types.ts'
import {
  ANSWER_WITHIN_HOURS,
  acknowledgementIn,
  answerTemplatesIn,
  HUBSPOT_FIELDS,
  OPENING_HOURS,
  SALESFORCE_FIELDS,
  SALESFORCE_URL,
} from './defaults.ts'
import {
  type AnswerTemplate,
  DAYS,
  type EnquirySettings,
  type MappingRow,
  type Opening,
} from './settings.ts'

/** The settings as the service uses them; what was never saved has its default. */
export async function readEnquirySettings(req: PayloadRequest): Promise<EnquirySettings> {
  const stored = await req.payload.findGlobal({ slug: 'enquiry-settings', depth: 0, req })
  const words = await readWords(req.payload)
  return {
    teamAddresses: (stored.teamAddresses ?? []).map(({ address }) => address),
    escalationAddress: stored.escalationAddress || undefined,
    answerWithinHours: stored.answerWithinHours || ANSWER_WITHIN_HOURS,
    openingHours: (stored.openingHours ?? OPENING_HOURS).flatMap(readOpening),
    retentionDays: stored.retentionDays ?? undefined,
    acknowledges: stored.acknowledges ?? true,
    acknowledgements: readAcknowledgements(stored, words),
    answerTemplates: (stored.answerTemplates ?? answerTemplatesIn(words)).map(readTemplate),
    webhook: readWebhook(req, stored),
    hubspot: readHubspot(stored),
    salesforce: readSalesforce(stored),
  }
}

/** Hours that end before they begin end on the next day. */
function readOpening({ day, from, to }: { day: string; from: string; to: string }): Opening[] {
  const known = DAYS.find((one) => one === day)
  const [start, end] = [from, to].map(minutesOf)
  return known && start !== undefined && end !== undefined && start !== end
    ? [{ day: known, from: start, to: end }]
    : []
}

function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

type StoredTemplate = NonNullable<EnquirySetting['answerTemplates']>[number]

function readTemplate({ name, languages, subject, body }: StoredTemplate): AnswerTemplate {
  return { name, languages: namesIn(languages), subject: subject ?? '', body }
}

/** The names of languages in a text, with commas between them. */
function namesIn(languages: string | null | undefined) {
  return (languages ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

function readAcknowledgements({ acknowledgements }: EnquirySetting, words: SiteWords) {
  const texts = (acknowledgements ?? []).map(({ languages, subject, body }) => ({
    languages: namesIn(languages),
    subject,
    body,
  }))
  return texts.length > 0 ? texts : [acknowledgementIn(words)]
}

/** Without a secret the body could not be signed, so nothing is sent. */
function readWebhook({ payload }: PayloadRequest, { webhookUrl, webhookSecret }: EnquirySetting) {
  if (!webhookUrl || !webhookSecret) return undefined
  return { url: webhookUrl, secret: payload.decrypt(webhookSecret) }
}

const HUBSPOT = { global: 'https://api.hsforms.com', eu: 'https://api-eu1.hsforms.com' }

function readHubspot(stored: EnquirySetting) {
  const { hubspotPortal: portal, hubspotForm: form, hubspotRegion: region, hubspotFields } = stored
  if (!portal || !form) return undefined
  return {
    base: HUBSPOT[region ?? 'global'],
    portal,
    form,
    fields: rowsOf(hubspotFields, HUBSPOT_FIELDS),
  }
}

function readSalesforce(stored: EnquirySetting) {
  const { salesforceOrganisation: organisation, salesforceUrl, salesforceFields } = stored
  if (!organisation) return undefined
  const fields = rowsOf(salesforceFields, SALESFORCE_FIELDS)
  return { url: salesforceUrl || SALESFORCE_URL, organisation, fields }
}

type StoredRow = NonNullable<EnquirySetting['hubspotFields']>[number]

function rowsOf(rows: StoredRow[] | null | undefined, fallback: MappingRow[]): MappingRow[] {
  if (!rows?.length) return fallback
  return rows.map(({ ours, theirs, fixed }) => ({ ours, theirs, fixed: fixed ?? '' }))
}
