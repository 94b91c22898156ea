import type { PayloadRequest } from 'payload'
import { userName } from '../../payload/user-name.ts'
import type { Enquiry } from '../../payload-types.ts'
import { siteUrl } from '../../service/env.ts'
import { readEnquirySettings } from '../deliveries/settings/read-settings.ts'
import { readAttached } from './attached.ts'
import { ownId, withoutOwn } from './keep-draft.ts'
import type { AttachedFile } from './limits.ts'
import { type OfferedTemplate, offeredTemplates } from './offered-templates.ts'
import type { Way } from './send-answer.ts'

/** What somebody has written to the visitor, sent or not. */
export type ShownDraft = {
  key: string
  subject: string
  text: string
  files: AttachedFile[]
  by: string
  at: string
}

export type ShownAnswer = ShownDraft & { way: Way }

/** The answers to an enquiry, those that are begun, and what one can begin with. */
export type ShownAnswers = {
  answers: ShownAnswer[]
  /** The unsent answer of the one who looks. */
  draft?: ShownDraft
  /** The unsent answers of colleagues. */
  others: ShownDraft[]
  templates: OfferedTemplate[]
}

/** Reads what the page of an enquiry shows of its answers. */
export async function showAnswers(req: PayloadRequest, enquiry: Enquiry): Promise<ShownAnswers> {
  const own = (enquiry.drafts ?? []).find(({ user }) => user === ownId(req))
  return {
    answers: (enquiry.answers ?? []).map((answer) => {
      return { ...draftOf(answer), way: answer.way === 'program' ? 'program' : 'mail' }
    }),
    ...(own && { draft: draftOf(own) }),
    others: withoutOwn(req, enquiry).map(draftOf),
    templates: enquiry.erasedAt ? [] : await templatesFor(req, enquiry),
  }
}

type Stored = NonNullable<Enquiry['drafts']>[number] | NonNullable<Enquiry['answers']>[number]

function draftOf({ key, subject, text, files, by, at }: Stored): ShownDraft {
  return {
    ...{ key: key ?? '', subject: subject ?? '', text: text ?? '' },
    ...{ files: readAttached(files), by: by ?? '', at: at ?? '' },
  }
}

async function templatesFor(req: PayloadRequest, enquiry: Enquiry) {
  const { name, houseTitle, housePath, reference, language } = enquiry
  const { answerTemplates } = await readEnquirySettings(req)
  return offeredTemplates(answerTemplates, language ?? '', {
    name: name ?? '',
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
