import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import { findUses } from '../../overview/references/uses.ts'
import { isPublic, type Row } from '../../payload/row.ts'
import { tagsOf, tagsOfGlobal } from '../../publish/tags.ts'
import { askConcerned } from './ask-concerned.ts'
import { namePaths } from './name-paths.ts'

/**
 * The pages that a publish concerns. `site`: as the site knows them, by address. `uses`: the site
 * does not answer; these records use the one that is published.
 */
export type ConcernedPages = {
  from: 'site' | 'uses'
  pages: { title: string; path: string | null }[]
  more: number
}

const MOST = 20

/** Which pages publishing these records changes. */
export async function concernedPages(
  req: PayloadRequest,
  targets: Target[],
): Promise<ConcernedPages> {
  const tags = await Promise.all(targets.map((target) => tagsOfChange(req, target)))
  const concerned = await askConcerned([...new Set(tags.flat())])
  if (concerned) {
    const pages = await namePaths(req, concerned.first.slice(0, MOST))
    return { from: 'site', pages, more: concerned.pages - pages.length }
  }
  const uses = await Promise.all(
    targets.map((target) => ('global' in target ? [] : findUses(req, target))),
  )
  const titles = uses.flat().flatMap(({ isPublic, title }) => (isPublic ? [title] : []))
  const pages = [...new Set(titles)].map((title) => ({ title, path: null }))
  return { from: 'uses', pages: pages.slice(0, MOST), more: Math.max(0, pages.length - MOST) }
}

type Stored = Row & { id: number }

/** The tags that publishing the newest version of a record will send. */
async function tagsOfChange(req: PayloadRequest, target: Target): Promise<string[]> {
  if ('global' in target) {
    const slug = target.global
    const row = await req.payload.db.findGlobal<Stored>({ slug, req })
    const before = isPublic(row) ? row : undefined
    const newest = await readNewestGlobal(req, slug)
    return tagsOfGlobal(slug, before, { ...row, ...newest, _status: 'published' })
  }
  const { collection, id } = target
  const where = { id: { equals: id } }
  const before = (await req.payload.db.findOne<Stored>({ collection, where, req })) ?? undefined
  const newest = await readNewest(req, collection, id)
  const after = { ...before, ...newest, id, _status: 'published' }
  return tagsOf(collection, isPublic(before) ? before : undefined, after)
}

async function readNewest(req: PayloadRequest, collection: CollectionSlug, id: number) {
  if (!req.payload.collections[collection].config.versions) return {}
  const where = { parent: { equals: id } }
  const query = { collection, where, sort: '-updatedAt', limit: 1, pagination: false, req }
  const { docs } = await req.payload.db.findVersions<Stored>(query)
  return docs[0]?.version ?? {}
}

async function readNewestGlobal(req: PayloadRequest, global: GlobalSlug) {
  const { config } = req.payload.globals
  if (!config.find(({ slug }) => slug === global)?.versions) return {}
  const query = { global, sort: '-updatedAt', limit: 1, pagination: false, req }
  const { docs } = await req.payload.db.findGlobalVersions<Stored>(query)
  return docs[0]?.version ?? {}
}
