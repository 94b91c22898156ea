import type { PayloadRequest } from 'payload'
import { userName } from '../../payload/user-name.ts'
import type { Enquiry } from '../../payload-types.ts'
import { siteUrl } from '../../service/env.ts'
import { nameForSalutation } from '../deliveries/senders/fill-text.ts'
import { readEnquirySettings } from '../deliveries/settings/read-settings.ts'
import { ownId } from './keep-draft.ts'
import { type OfferedTemplate, offeredTemplates } from './offered-templates.ts'
import { isEmptyAnswer, type Words, wordsOf } from './same-answer.ts'
import type { Way } from './send-answer.ts'

/** What somebody has written to the visitor, sent or not. */
type ShownWords = Words & { key: string; by: string; at: string }

export type ShownAnswer = ShownWords & { way: Way }

/** An unsent answer, and whether the one who looks has begun it. */
export type ShownDraft = ShownWords & { isOwn: boolean; version: string }

/** A mail of the visitor; without a text it has none that can be shown. */
export type ShownReply = {
  key: string
  from: string
  at: string
  text: string
  isCut: boolean
  files: string[]
}

/** The answers to an enquiry, those that are begun, and what one can begin with. */
export type ShownAnswers = {
  answers: ShownAnswer[]
  replies: ShownReply[]
  /** What the one who looks has written last. */
  draft?: ShownDraft
  /** The other unsent answers, of colleagues or begun in another window. */
  others: ShownDraft[]
  templates: OfferedTemplate[]
}

/** Reads what the page of an enquiry shows of its answers. */
export async function showAnswers(req: PayloadRequest, enquiry: Enquiry): Promise<ShownAnswers> {
  const all = (enquiry.drafts ?? []).map((draft): ShownDraft => {
    const isOwn = draft.user === ownId(req)
    return { ...shownWords(draft), isOwn, version: draft.version ?? '' }
  })
  const drafts = all.filter((draft) => !isEmptyAnswer(draft))
  const own = drafts.findLast(({ isOwn }) => isOwn)
  return {
    answers: (enquiry.answers ?? []).map((answer) => {
      return { ...shownWords(answer), way: answer.way === 'program' ? 'program' : 'mail' }
    }),
    replies: (enquiry.replies ?? []).map(shownReply),
    ...(own && { draft: own }),
    others: drafts.filter((draft) => draft !== own),
    templates: enquiry.erasedAt ? [] : await templatesFor(req, enquiry),
  }
}

type Stored = NonNullable<Enquiry['drafts']>[number] | NonNullable<Enquiry['answers']>[number]

function shownWords(stored: Stored): ShownWords {
  const { key, by, at } = stored
  return { ...wordsOf(stored), key: key ?? '', by: by ?? '', at: at ?? '' }
}

function shownReply(stored: NonNullable<Enquiry['replies']>[number]): ShownReply {
  const { key, from, at, text, isCut, files } = stored
  const names = Array.isArray(files) ? files.filter((name) => typeof name === 'string') : []
  return {
    ...{ key: key ?? '', from: from ?? '', at: at ?? '', text: text ?? '' },
    ...{ isCut: isCut === true, files: names },
  }
}

async function templatesFor(req: PayloadRequest, enquiry: Enquiry) {
  const { name, houseTitle, housePath, reference, language } = enquiry
  const { answerTemplates } = await readEnquirySettings(req)
  return offeredTemplates(answerTemplates, language ?? '', {
    name: nameForSalutation(name ?? ''),
    house: houseTitle || (await siteName(req)),
    link: `${siteUrl()}${housePath ?? ''}`,
    reference: reference ?? '',
    sender: userName(req.user) ?? '',
  })
}

async function siteName(req: PayloadRequest) {
  const query = { slug: 'site', select: { name: true }, depth: 0, req } as const
  return (await req.payload.findGlobal(query)).name ?? ''
}
