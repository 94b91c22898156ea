import type { PayloadRequest } from 'payload'
import { publicInquireTo } from '../../delivery/inquire-to.ts'
import { shownBlocks } from '../../model/hidden-blocks.ts'
import { isAdministrator } from '../../payload/access.ts'
import { asDoc, asDocs, asText, type Doc } from '../../payload/doc.ts'
import { isPublic } from '../../payload/row.ts'
import { canSendMail } from '../../service/mail/send-mail.ts'
import { FIRST_STEPS } from './first-steps-key.ts'

/** `draft`: it is there, but visitors do not see it yet. */
export type StepState = 'missing' | 'draft' | 'done'

type Step = {
  label: string
  hint: string
  /** Its place in the studio. */
  path: string
  read: (req: PayloadRequest) => Promise<StepState>
}

/** A step as the card shows it. */
export type FirstStep = Omit<Step, 'read'> & { state: StepState }

/** What a site needs before it can open, in the order in which it is made. */
const STEPS: Step[] = [
  {
    label: 'Name',
    hint: 'For browser tabs, search results and link previews.',
    path: '/globals/site?field=name',
    read: (req) => stateOf(req, 'site', ({ name }) => isText(name)),
  },
  {
    label: 'Colours and wordmark',
    hint: 'Of the whole site, with a preview; until then it is neutral.',
    path: '/globals/brand',
    read: (req) => stateOf(req, 'brand', hasOwnLook),
  },
  {
    label: 'Home page',
    hint: 'Until it is published, visitors read that the site opens soon.',
    path: '/globals/home',
    read: (req) => stateOf(req, 'home', ({ blocks }) => shownBlocks(blocks).length > 0),
  },
  {
    label: 'Contact page',
    hint: 'A page with the block “Contact form”. “Inquire” leads there by itself.',
    path: '/collections/pages/create',
    read: async (req) => ((await publicInquireTo(req)) ? 'done' : 'missing'),
  },
  {
    label: 'First listing',
    hint: 'Or all at once: “Import from a spreadsheet” in Listings.',
    path: '/collections/listings/create',
    read: stateOfListings,
  },
  {
    label: 'Legal pages',
    hint: 'Write imprint and privacy as pages, then add them to the legal links of the footer.',
    path: '/globals/global?field=secondaryMenu',
    read: (req) => stateOf(req, 'global', ({ secondaryMenu }) => hasLinks(secondaryMenu)),
  },
  {
    label: 'Mail',
    hint: 'A mail server (SMTP_URL), so that enquiries reach you; “Mailbox” tries it.',
    path: '/mailbox',
    read: async () => (canSendMail() ? 'done' : 'missing'),
  },
]

/**
 * The steps for the dashboard of an administrator; undefined when nothing is missing, or for those
 * who have dismissed them.
 */
export async function readFirstSteps(req: PayloadRequest): Promise<FirstStep[] | undefined> {
  if (!isAdministrator({ req }) || (await isDismissed(req))) return undefined
  const steps: FirstStep[] = []
  for (const { read, ...step } of STEPS) steps.push({ ...step, state: await read(req) })
  return steps.every(({ state }) => state === 'done') ? undefined : steps
}

async function isDismissed(req: PayloadRequest): Promise<boolean> {
  const { payload, user } = req
  if (!user) return false
  const own = { 'user.value': { equals: user.id }, 'user.relationTo': { equals: user.collection } }
  const where = { key: { equals: FIRST_STEPS }, ...own }
  const { totalDocs } = await payload.count({ collection: 'payload-preferences', where, req })
  return totalDocs > 0
}

type Settings = 'site' | 'brand' | 'home' | 'global'

async function stateOf(
  req: PayloadRequest,
  slug: Settings,
  isThere: (doc: Doc) => boolean,
): Promise<StepState> {
  const read = async (draft: boolean) =>
    asDoc(await req.payload.findGlobal({ slug, draft, depth: 0, req }))
  const shown = await read(false)
  if (shown.updatedAt && isPublic(shown) && isThere(shown)) return 'done'
  return isThere(await read(true)) ? 'draft' : 'missing'
}

async function stateOfListings(req: PayloadRequest): Promise<StepState> {
  const countOf = async (where = {}) =>
    (await req.payload.count({ collection: 'listings', where, req })).totalDocs
  if ((await countOf({ _status: { equals: 'published' } })) > 0) return 'done'
  return (await countOf()) > 0 ? 'draft' : 'missing'
}

const isText = (value: unknown) => asText(value) !== undefined

function hasOwnLook({ palette, wordmark, mark }: Doc): boolean {
  return Object.values(asDoc(palette)).some(isText) || Boolean(wordmark ?? mark)
}

/** A link without a label is not shown. */
const hasLinks = (links: unknown) => asDocs(links).some(({ link }) => isText(asDoc(link).label))
