import type { PayloadRequest } from 'payload'
import { publicInquireTo } from '../../delivery/inquire-to.ts'
import { isAdministrator } from '../../payload/access.ts'
import { siteUrl } from '../../service/env.ts'
import { canSendMail } from '../../service/mail/send-mail.ts'
import { FIRST_STEPS } from './first-steps-key.ts'
import { readLegalPages } from './legal-pages.ts'
import {
  type StepState,
  stateOfContactPage,
  stateOfEnquiries,
  stateOfListings,
  stateOfSettings,
} from './step-states.ts'

type Step = {
  label: string
  hint: string
  /** Its place in the studio, unless its state says another one. */
  path: string
  /** Reads its state; the states of the steps before it are known. */
  read: (
    req: PayloadRequest,
    before: readonly StepState[],
  ) => Promise<StepState | { state: StepState; path?: string }>
}

/** A step as the card shows it, with the address that it leads to. */
export type FirstStep = Pick<Step, 'label' | 'hint'> & {
  href: string
  /** Whether it leads to the site itself. */
  isOnSite: boolean
  state: StepState
}

/** What makes a site the owner’s own and opens it, in the order in which it is done. */
const STEPS: Step[] = [
  {
    label: 'Change the name',
    hint: 'For browser tabs, search results and link previews.',
    path: '/globals/site?field=name',
    read: (req) => stateOfSettings(req, 'site'),
  },
  {
    label: 'Your colours and wordmark',
    hint: 'Of the whole site, with a preview; until then it is neutral.',
    path: '/globals/brand',
    read: (req) => stateOfSettings(req, 'brand'),
  },
  {
    label: 'Your home page',
    hint: 'Until it is published, visitors read that the site opens soon.',
    path: '/globals/home',
    read: (req) => stateOfSettings(req, 'home'),
  },
  {
    label: 'A contact page',
    hint: 'A page with the block “Contact form”. “Inquire” leads there by itself.',
    path: '/collections/pages/create',
    read: stateOfContactPage,
  },
  {
    label: 'Your first listing',
    hint: 'Or all at once: “Import from a spreadsheet” in Listings.',
    path: '/collections/listings/create',
    read: stateOfListings,
  },
  {
    label: 'Legal pages',
    hint: 'Write and publish imprint, privacy and each other page that the legal links of the footer lead to.',
    path: '/globals/global?field=secondaryMenu',
    read: readLegalPages,
  },
  {
    label: 'Publish',
    hint: '“Publish” in a form shows it to visitors; until then it is a draft.',
    path: '?show=waiting',
    read: async (_, before) => (before.includes('done') ? 'done' : 'missing'),
  },
  {
    label: 'Mail',
    hint: 'A mail server (SMTP_URL), so that enquiries reach you; “Mailbox” tries it.',
    path: '/mailbox',
    read: async () => (canSendMail() ? 'done' : 'missing'),
  },
]

/** The last step, on the site itself. */
const ENQUIRY = {
  label: 'Send yourself an enquiry',
  hint: 'On your site, as a visitor would. It arrives under Enquiries.',
}

/**
 * The steps for the dashboard of an administrator; undefined when nothing is missing, or for those
 * who have dismissed them.
 */
export async function readFirstSteps(req: PayloadRequest): Promise<FirstStep[] | undefined> {
  if (!isAdministrator({ req }) || (await isDismissed(req))) return undefined
  const { admin } = req.payload.config.routes
  const steps: FirstStep[] = []
  for (const { read, path, label, hint } of STEPS) {
    const found = await read(
      req,
      steps.map((before) => before.state),
    )
    const { state, path: place = path } = typeof found === 'string' ? { state: found } : found
    steps.push({ label, hint, href: admin + place, isOnSite: false, state })
  }
  const form = await publicInquireTo(req)
  const href = form ? siteUrl() + form : `${admin}/collections/enquiries`
  const isOnSite = form !== null
  steps.push({ ...ENQUIRY, href, isOnSite, state: await stateOfEnquiries(req) })
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
