import type { Source, Step } from '@belvedere/kit/enquiry/accepted.ts'
import type { Asked, Consent } from '@belvedere/kit/enquiry/asked-form.ts'
import type { BeginWords } from './answers/begin-answer.ts'
import type { ShownAnswers } from './answers/show-answers.ts'
import type { ShownDelivery } from './deliveries/show-deliveries.ts'
import type { State } from './states.ts'

type ShownNote = { id: string; text: string; by: string; at: string }

/** An enquiry as the studio shows it. */
export type ShownEnquiry = ShownAnswers & {
  id: number
  reference: string
  sent: {
    name: string
    email: string
    phone: string
    about: string
    message: string
    language: string
    answerBy: string
    news: boolean
    /** The sentence that the person agreed to; empty without consent. */
    newsWording: string
    /** The answers to the owner's questions. */
    asked: Asked[]
    consent: Consent | null
    /** Where the enquiry came from, in words. */
    source: string
    page: string
    acceptedAt: string
  }
  /** Undefined if the enquiry is about no house. */
  house?: {
    title: string
    /** The address of the house on the site; empty if the path is unknown there. */
    url: string
    /** The form of the listing; undefined when it is deleted. */
    form?: string
  }
  visit?: { source: Source; steps: Step[] }
  state: State
  assignee?: number
  dueAt?: string
  isOverdue: boolean
  answeredAt?: string
  erasedAt?: string
  notes: ShownNote[]
  /** Its deliveries. */
  deliveries: ShownDelivery[]
  /** The people to whom an enquiry can be assigned. */
  people: { id: number; name: string }[]
  site: string
  /** The time zone of the owner's days. */
  timeZone: string
  /** How answers begin, in the words of the site. */
  words: BeginWords
  mayErase: boolean
  mayEditTemplates: boolean
  /** Whether the service can send mails. */
  sendsMail: boolean
}
