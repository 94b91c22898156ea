/** The days of `openingHours`, Monday first. */
export const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type Day = (typeof DAYS)[number]

/** Opening hours in minutes after midnight. */
export type Opening = { day: Day; from: number; to: number }

/** A text for the visitor, in one language. */
export type Acknowledgement = { languages: string[]; subject: string; body: string }

/** The beginning of an answer that people choose, in one language or in any. */
export type AnswerTemplate = { name: string; languages: string[]; subject: string; body: string }

/** The part of an enquiry that goes into a field of another program. */
export const OURS = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'about',
  'house',
  'houseTitle',
  'message',
  'language',
  'answerBy',
  'news',
  'asked',
  'reference',
  'fixed',
] as const

export type Ours = (typeof OURS)[number]

/** One row of a mapping: from our field to theirs; `fixed` is the same text each time. */
export type MappingRow = { ours: Ours; theirs: string; fixed: string }

export type EnquirySettings = {
  teamAddresses: string[]
  escalationAddress: string | undefined
  answerWithinHours: number
  openingHours: Opening[]
  /** Days after which the personal data of an enquiry is erased; undefined to keep it. */
  retentionDays: number | undefined
  acknowledges: boolean
  acknowledgements: Acknowledgement[]
  answerTemplates: AnswerTemplate[]
  webhook: { url: string; secret: string } | undefined
  hubspot: { base: string; portal: string; form: string; fields: MappingRow[] } | undefined
  salesforce: { url: string; organisation: string; fields: MappingRow[] } | undefined
}
