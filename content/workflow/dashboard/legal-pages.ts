import type { PayloadRequest, Where } from 'payload'
import { pageAt } from '../../kinds/paths.ts'
import type { PageCollection } from '../../kinds/table.ts'
import { internalPath } from '../../overview/internal-path.ts'
import { asDoc, asDocs, asText, type Doc } from '../../payload/doc.ts'
import { isPublic } from '../../payload/row.ts'
import { recordOfLink } from '../tree/menu-of.ts'
import {
  BY_PERSON,
  isByPerson,
  PUBLISHED_BY_PERSON,
  readSettings,
  type StepState,
} from './step-states.ts'

/** A step is as far as the page that is furthest from done. */
const FURTHEST_FIRST: readonly StepState[] = ['missing', 'given', 'draft', 'done']

/** How far the legal pages are, and the form of the first one that is furthest from done. */
export type LegalPages = { state: StepState; path?: string }

/**
 * Whether visitors find legal links in the footer, and behind each of them a page that somebody
 * signed in has published: a property comes with links to placeholders.
 */
export async function readLegalPages(req: PayloadRequest): Promise<LegalPages> {
  const shown = await readSettings(req, 'global', false)
  const links = isPublic(shown) ? legalLinks(shown) : []
  if (links.length === 0) {
    const newest = await readSettings(req, 'global', true)
    if (legalLinks(newest).length === 0) return { state: 'missing' }
    return { state: isByPerson(newest) ? 'draft' : 'given' }
  }
  const pages: LegalPages[] = []
  for (const link of links) pages.push(await readPageBehind(req, link, isByPerson(shown)))
  const state = FURTHEST_FIRST.find((one) => pages.some((page) => page.state === one)) ?? 'missing'
  return { ...pages.find((page) => page.state === state), state }
}

/** A link without a label is not shown. */
function legalLinks({ secondaryMenu }: Doc): Doc[] {
  return asDocs(secondaryMenu)
    .map(({ link }) => asDoc(link))
    .filter(({ label }) => asText(label))
}

/** What is elsewhere, or a file, is as much the owner’s as the menu that names it. */
async function readPageBehind(
  req: PayloadRequest,
  link: Doc,
  isOwnMenu: boolean,
): Promise<LegalPages> {
  const page = pageBehind(link)
  if (page) return readPage(req, page)
  if (!asText(link[String(link.target)])) return { state: 'missing' }
  return { state: isOwnMenu ? 'done' : 'given' }
}

type LinkedPage = { collection: PageCollection; where: Where }

function pageBehind(link: Doc): LinkedPage | undefined {
  const record = recordOfLink(link)
  if (record) return { collection: record.kind, where: { id: { equals: record.record } } }
  const path = link.target === 'url' ? internalPath(link.url) : undefined
  const page = path === undefined ? undefined : pageAt(path)
  if (!page || 'global' in page) return undefined
  return { collection: page.collection, where: { slug: { equals: page.slug } } }
}

async function readPage(
  req: PayloadRequest,
  { collection, where }: LinkedPage,
): Promise<LegalPages> {
  const find = async (draft: boolean, more: Where[]) => {
    const and = [where, ...more]
    const options = { limit: 1, pagination: false, depth: 0, req } as const
    const { docs } = await req.payload.find({ collection, draft, where: { and }, ...options })
    return docs[0]?.id
  }
  const id = await find(true, [])
  if (id === undefined) return { state: 'missing' }
  const path = `/collections/${collection}/${id}`
  if ((await find(false, PUBLISHED_BY_PERSON)) !== undefined) return { state: 'done' }
  return { state: (await find(true, BY_PERSON)) === undefined ? 'given' : 'draft', path }
}
