import { parseAsked, parseConsent, parseVisit } from '@belvedere/kit/enquiry/accepted.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { PayloadRequest } from 'payload'
import { readWords } from '../delivery/brand/read-words.ts'
import { ownerTimeZone } from '../model/owner-time-zone.ts'
import { isAdministrator, isPublisher } from '../payload/access.ts'
import type { Enquiry } from '../payload-types.ts'
import { siteUrl } from '../service/env.ts'
import { canSendMail } from '../service/mail/send-mail.ts'
import { showAnswers } from './answers/show-answers.ts'
import { showDeliveries } from './deliveries/show-deliveries.ts'
import { saidAnswer } from './said-answer.ts'
import type { ShownEnquiry } from './shown.ts'
import { sourceWords } from './source-of.ts'
import { isOverdue, stateOf } from './states.ts'

/** Reads an enquiry as its page in the studio shows it; throws a 404 if there is none. */
export async function showEnquiry(req: PayloadRequest, id: number): Promise<ShownEnquiry> {
  const query = { collection: 'enquiries', id, depth: 0, overrideAccess: false, req } as const
  const enquiry = await req.payload.findByID(query)
  const { answeredAt, assignee, dueAt, erasedAt, notes, visit } = enquiry
  const house = houseOf(enquiry)
  const seen = parseVisit(visit)
  const words = await readWords(req.payload)
  return {
    id,
    reference: enquiry.reference ?? '',
    sent: sentOf(enquiry, words.team),
    ...(house && { house }),
    ...(seen && { visit: seen }),
    state: stateOf(enquiry.state) ?? 'new',
    ...(assignee && { assignee: Number(assignee) }),
    ...(dueAt && { dueAt }),
    isOverdue: isOverdue(enquiry),
    ...(answeredAt && { answeredAt }),
    ...(erasedAt && { erasedAt }),
    notes: (notes ?? []).map(({ id: own, text, by, at }) => {
      return { id: own ?? '', text: text ?? '', by: by ?? '', at: at ?? '' }
    }),
    ...(await showAnswers(req, enquiry)),
    deliveries: await showDeliveries(req, id),
    people: await readPeople(req),
    site: siteUrl(),
    timeZone: await ownerTimeZone(req.payload),
    words: { answerSubject: words.mail.answerSubject, wrote: words.mail.wrote },
    mayErase: isAdministrator({ req }),
    mayEditTemplates: isPublisher({ req }),
    sendsMail: canSendMail(),
  }
}

function sentOf(enquiry: Enquiry, words: SiteWords['team']): ShownEnquiry['sent'] {
  const { name, email, phone, about, message, language, answerBy, news, page, acceptedAt } = enquiry
  return {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    about: about ?? '',
    message: message ?? '',
    language: language ?? '',
    answerBy: answerBy ?? '',
    news: news === true,
    newsWording: enquiry.newsWording ?? '',
    asked: parseAsked(enquiry.asked).map((one) => ({ ...one, value: saidAnswer(one, words) })),
    consent: parseConsent(enquiry.consent),
    source: sourceWords(enquiry.source),
    page: page?.startsWith('/') ? page : '',
    acceptedAt: acceptedAt ?? '',
  }
}

function houseOf({ house, housePath, houseTitle }: Enquiry): ShownEnquiry['house'] {
  if (!housePath) return undefined
  return {
    title: houseTitle || housePath,
    url: `${siteUrl()}${housePath}`,
    ...(house && { form: `/collections/listings/${Number(house)}` }),
  }
}

async function readPeople(req: PayloadRequest): Promise<ShownEnquiry['people']> {
  const { docs } = await req.payload.find({
    collection: 'users',
    select: { name: true, email: true },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, name, email }) => ({ id, name: name?.trim() || email }))
}
