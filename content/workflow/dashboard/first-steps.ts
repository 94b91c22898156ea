import type { PayloadRequest } from 'payload'
import { isAdministrator } from '../../payload/access.ts'
import { FIRST_STEPS } from './first-steps-key.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Whoever has used the studio for this long needs no first steps. */
const NEW_FOR_MS = 30 * DAY_MS

/** What the first steps begin with. */
export type FirstSteps = { listings: number; enquiries: number }

/** For the card of first steps: undefined for everybody but new administrators who want to see it. */
export async function readFirstSteps(req: PayloadRequest): Promise<FirstSteps | undefined> {
  const { payload, user } = req
  if (!user || !isAdministrator({ req }) || Date.now() - since(user) > NEW_FOR_MS) return undefined
  const own = { 'user.value': { equals: user.id }, 'user.relationTo': { equals: user.collection } }
  const { totalDocs } = await payload.count({
    collection: 'payload-preferences',
    where: { key: { equals: FIRST_STEPS }, ...own },
    req,
  })
  if (totalDocs > 0) return undefined
  const listings = await payload.count({ collection: 'listings', req, overrideAccess: false })
  const enquiries = await payload.count({ collection: 'enquiries', req, overrideAccess: false })
  return { listings: listings.totalDocs, enquiries: enquiries.totalDocs }
}

const since = ({ createdAt }: { createdAt?: string }) => Date.parse(createdAt ?? '')
