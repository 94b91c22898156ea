import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { pathOfGlobal, placeRows } from '../../kinds/paths.ts'
import {
  aboveOf,
  COLLECTION_PAGES,
  isPageCollection,
  type PageCollection,
  pageCollections,
  pageGlobals,
} from '../../kinds/table.ts'
import { formPath } from '../../overview/form-path.ts'
import { globalKind, type Kind, Kinds, type Owner } from '../../overview/kinds.ts'
import { readableKinds } from '../../overview/readable-kinds.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { isState, type State } from '../../studio/record-state.ts'
import { kindList } from '../dashboard/read-rows-of.ts'
import { linkedRecords, menuLists } from './menu-of.ts'
import type { ShownTree, TreePage } from './shown.ts'

/** How many pages are shown: more would be no overview. */
const MOST = 500

/** An entry of the overview, as the addresses of pages need it. */
type Entry = {
  kind: string
  id: number
  slug: unknown
  above: unknown
  title: string
  state: State
}

/**
 * Reads the pages that the user may read, and where the newest version of the menu has them. Of too
 * many those of the menu are among the ones that are shown.
 */
export async function readTree(req: PayloadRequest, most = MOST): Promise<ShownTree> {
  const readable = new Set<Kind>(await readableKinds(req))
  const menu = await req.payload.findGlobal({
    slug: 'global',
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const entries = await readEntries(req, readable, linkedRecords(menu), most)
  const counts = await countBelow(req, readable)
  const pages = [...onlyPages(req, readable, entries), ...(await recordPages(entries, counts))]
  const config = req.payload.config.globals.find(({ slug }) => slug === 'global')
  return {
    pages: pages.slice(0, most),
    hasMore: pages.length > most,
    lists: menuLists(menu, pages),
    menuState: entries.find(({ kind }) => kind === globalKind('global'))?.state ?? 'draft',
    mayMove: Boolean(await config?.access.update({ req, data: {} })),
  }
}

/** Pages below those of another kind are counted: a category may have thousands of listings. */
const isCounted = (collection: PageCollection) => aboveOf(collection) !== undefined

async function readEntries(
  req: PayloadRequest,
  readable: Set<Kind>,
  linked: Owner[],
  most: number,
) {
  const kinds = new Kinds(req.payload.config.globals)
  const whole: Kind[] = [
    ...pageCollections.filter((one) => !isCounted(one)),
    ...pageGlobals.map(globalKind),
    globalKind('global'),
  ]
  const ids = linked.filter(({ kind }) => readable.has(kind)).map((owner) => kinds.idOf(owner))
  const single =
    ids.length > 0
      ? sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )
      : sql`NULL`
  const rows = await readRows(
    req,
    sql`SELECT kind, record, title, address, parent, state FROM overview
      WHERE kind IN (${kindList(whole.filter((kind) => readable.has(kind)))}) OR id IN (${single})
      ORDER BY CASE WHEN id IN (${single}) THEN 0 ELSE 1 END, id DESC LIMIT ${most + 1}`,
  )
  return rows.filter(isObject).map(
    (row): Entry => ({
      kind: String(row.kind),
      id: Number(row.record),
      slug: row.address,
      above: row.parent,
      title: String(row.title),
      state: isState(row.state) ? row.state : 'draft',
    }),
  )
}

/** The pages that exist once. */
function onlyPages({ payload }: PayloadRequest, readable: Set<Kind>, entries: Entry[]): TreePage[] {
  return pageGlobals.flatMap((slug) => {
    const kind = globalKind(slug)
    if (!readable.has(kind)) return []
    const path = pathOfGlobal(slug)
    const label = payload.config.globals.find((one) => one.slug === slug)?.label
    const entry = entries.find((one) => one.kind === kind)
    return {
      key: kind,
      title: entry?.title ?? (typeof label === 'string' ? label : slug),
      noun: '',
      path,
      state: entry?.state ?? 'draft',
      form: formPath({ kind, record: 0 }),
      isCounted: false,
      link: { target: 'url', url: path },
    }
  })
}

type Counts = Map<string, { words: string; list: string }>

async function recordPages(entries: Entry[], counts: Counts): Promise<TreePage[]> {
  const paths = new Map<Entry, string>()
  const placed = await placeRows(async (collection) => entries.filter(isOf(collection)))
  for (const { row, path } of placed) paths.set(row, path)
  return entries.flatMap((entry) => {
    const { kind, id, title, state } = entry
    if (!isPageCollection(kind)) return []
    const key = `${kind}:${id}`
    const { labels, link } = COLLECTION_PAGES[kind]
    const below = counts.get(key)
    return {
      ...{ key, title, state, noun: labels.singular },
      path: paths.get(entry) ?? null,
      form: formPath({ kind, record: id }),
      ...(below && { below }),
      isCounted: isCounted(kind),
      link: { target: link.target, [link.target]: id },
    }
  })
}

const isOf = (collection: PageCollection) => (entry: Entry) => entry.kind === collection

/** The pages below each record, such as the listings of a category, in words. */
async function countBelow(req: PayloadRequest, readable: Set<Kind>): Promise<Counts> {
  const counts: Counts = new Map()
  for (const collection of pageCollections) {
    const above = aboveOf(collection)
    if (!above || !readable.has(collection)) continue
    const rows = await readRows(
      req,
      sql`SELECT parent, count(*) AS number FROM overview
        WHERE kind = ${collection} AND parent IS NOT NULL GROUP BY parent`,
    )
    const { singular, plural } = COLLECTION_PAGES[collection].labels
    for (const { parent, number } of rows.filter(isObject)) {
      const noun = Number(number) === 1 ? singular : plural
      const where = `where[or][0][and][0][${above.field}][equals]=${parent}`
      counts.set(`${above.collection}:${parent}`, {
        words: `${number} ${noun.toLowerCase()}`,
        list: `/collections/${collection}?${where}`,
      })
    }
  }
  return counts
}
