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

/**
 * Whether visitors find legal links in the footer, and behind each of them a page that somebody
 * signed in has published: a property comes with links to placeholders.
 */
export async function stateOfLegalPages(req: PayloadRequest): Promise<StepState> {
  const shown = await readSettings(req, 'global', false)
  const links = isPublic(shown) ? legalLinks(shown) : []
  if (links.length === 0) {
    const newest = await readSettings(req, 'global', true)
    if (legalLinks(newest).length === 0) return 'missing'
    return isByPerson(newest) ? 'draft' : 'given'
  }
  const states: StepState[] = []
  for (const link of links) states.push(await stateBehind(req, link, isByPerson(shown)))
  return FURTHEST_FIRST.find((state) => states.includes(state)) ?? 'missing'
}

/** A link without a label is not shown. */
function legalLinks({ secondaryMenu }: Doc): Doc[] {
  return asDocs(secondaryMenu)
    .map(({ link }) => asDoc(link))
    .filter(({ label }) => asText(label))
}

/** What is elsewhere, or a file, is as much the owner’s as the menu that names it. */
async function stateBehind(req: PayloadRequest, link: Doc, isOwnMenu: boolean): Promise<StepState> {
  const page = pageBehind(link)
  if (page) return stateOfPage(req, page)
  if (!asText(link[String(link.target)])) return 'missing'
  return isOwnMenu ? 'done' : 'given'
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

async function stateOfPage(
  req: PayloadRequest,
  { collection, where }: LinkedPage,
): Promise<StepState> {
  const has = async (draft: boolean, more: Where[]) => {
    const and = [where, ...more]
    const options = { limit: 1, pagination: false, depth: 0, req } as const
    const { docs } = await req.payload.find({ collection, draft, where: { and }, ...options })
    return docs.length > 0
  }
  if (await has(false, PUBLISHED_BY_PERSON)) return 'done'
  if (await has(true, BY_PERSON)) return 'draft'
  return (await has(true, [])) ? 'given' : 'missing'
}
