import type { PayloadRequest, Where } from 'payload'
import { publicInquireTo } from '../../delivery/inquire-to.ts'
import { shownBlocks } from '../../model/hidden-blocks.ts'
import { asDoc, asText, type Doc } from '../../payload/doc.ts'
import { isPublic } from '../../payload/row.ts'
import { NAMES_OF_SEED } from '../../payload/user-name.ts'

/**
 * `given`: it came with the property, and nobody has made it theirs. `draft`: somebody has, and visitors
 * do not see it yet.
 */
export type StepState = 'missing' | 'given' | 'draft' | 'done'

type Settings = 'site' | 'brand' | 'home'

/** The part of each setting that its step is about; undefined while it is empty. */
const PARTS: Record<Settings, (doc: Doc) => unknown> = {
  site: ({ name }) => asText(name),
  brand: ({ palette, wordmark, mark }) => {
    const hasLook = Object.values(asDoc(palette)).some(isText) || Boolean(wordmark ?? mark)
    return hasLook ? [palette, wordmark, mark] : undefined
  },
  home: ({ blocks }) => nonEmpty(shownBlocks(blocks)),
}

/** Whether somebody signed in has made a setting other than it came, and published it. */
export async function stateOfSettings(req: PayloadRequest, slug: Settings): Promise<StepState> {
  const partOf = PARTS[slug]
  const came = partOf(await readGiven(req, slug))
  const isOwn = (doc: Doc) => {
    const part = partOf(doc)
    const isOther = JSON.stringify(part) !== JSON.stringify(came)
    return part !== undefined && isOther && isByPerson(doc)
  }
  const [shown, newest] = [
    await readSettings(req, slug, false),
    await readSettings(req, slug, true),
  ]
  if (isPublic(shown) && isOwn(shown)) return 'done'
  if (isOwn(newest)) return 'draft'
  return partOf(newest) === undefined ? 'missing' : 'given'
}

/** Settings as visitors have them, or in their newest version. */
export async function readSettings(
  req: PayloadRequest,
  slug: Settings | 'global',
  draft: boolean,
): Promise<Doc> {
  return asDoc(await req.payload.findGlobal({ slug, draft, depth: 0, showHiddenFields: true, req }))
}

/** What came with the property: the newest version that nobody signed in has saved. */
async function readGiven(req: PayloadRequest, slug: Settings): Promise<Doc> {
  const { docs } = await req.payload.findGlobalVersions({
    slug,
    where: {
      or: [{ 'version.savedBy': { exists: false } }, { 'version.savedBy': { in: NAMES_OF_SEED } }],
    },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    req,
  })
  return asDoc(asDoc(docs[0]).version)
}

/** Whether visitors find a page to ask on that somebody signed in has published. */
export async function stateOfContactPage(req: PayloadRequest): Promise<StepState> {
  const path = await publicInquireTo(req)
  if (!path) return 'missing'
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ slug: { equals: slug } }, ...PUBLISHED_BY_PERSON] },
    req,
  })
  return totalDocs > 0 ? 'done' : 'given'
}

/** Whether somebody signed in has published a listing. */
export async function stateOfListings(req: PayloadRequest): Promise<StepState> {
  const has = async (and: Where[]) =>
    (await req.payload.count({ collection: 'listings', where: { and }, req })).totalDocs > 0
  if (await has(PUBLISHED_BY_PERSON)) return 'done'
  if (await has(BY_PERSON)) return 'draft'
  return (await has([])) ? 'given' : 'missing'
}

/** Whether an enquiry has arrived; none comes with a property. */
export async function stateOfEnquiries(req: PayloadRequest): Promise<StepState> {
  const { totalDocs } = await req.payload.count({ collection: 'enquiries', req })
  return totalDocs > 0 ? 'done' : 'missing'
}

/** Saved by somebody signed in, and not by the program that seeds. */
export const BY_PERSON: Where[] = [
  { savedBy: { exists: true } },
  { savedBy: { not_in: NAMES_OF_SEED } },
]
export const PUBLISHED_BY_PERSON: Where[] = [...BY_PERSON, { _status: { equals: 'published' } }]

/** The same, of a record that is read already. */
export function isByPerson({ savedBy }: Doc): boolean {
  const name = asText(savedBy)
  return name !== undefined && !NAMES_OF_SEED.includes(name)
}

const isText = (value: unknown): value is string => asText(value) !== undefined

const nonEmpty = (list: unknown[]) => (list.length > 0 ? list : undefined)
