import type { Source, Step } from '@belvedere/kit/enquiry/accepted.ts'
import type { ShownDelivery } from './deliveries/show-deliveries.ts'
import type { State } from './states.ts'

export type ShownNote = { id: string; text: string; by: string; at: string }

/** An enquiry as the studio shows it. */
export type ShownEnquiry = {
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
    /** The sentence that the person agreed to; empty without a yes. */
    newsWording: string
    /** Where the enquiry came from, in words. */
    source: string
    page: string
    acceptedAt: string
  }
  /** Undefined if the enquiry is about no house. */
  house?: {
    title: string
    /** Where the house is on the site; empty if the path is unknown there. */
    url: string
    /** The form of the listing; undefined when it is gone. */
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
  /** What was sent because of it. */
  deliveries: ShownDelivery[]
  /** Who an enquiry can be given to. */
  people: { id: number; name: string }[]
  site: string
  /** Where the days of the owner begin and end. */
  timeZone: string
  mayErase: boolean
  /** Whether the service can send mails. */
  sendsMail: boolean
}
