import type { PayloadRequest } from 'payload'
import type { Target } from '../editing-together/target.ts'
import { findUses } from '../references/uses.ts'
import { askConcerned } from './ask-concerned.ts'
import { namePaths } from './name-paths.ts'
import { tagsOfChange } from './tags-of-change.ts'

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

/** Which pages publishing a record changes. */
export async function concernedPages(req: PayloadRequest, target: Target): Promise<ConcernedPages> {
  const concerned = await askConcerned(await tagsOfChange(req, target))
  if (concerned) {
    const pages = await namePaths(req, concerned.first.slice(0, MOST))
    return { from: 'site', pages, more: concerned.pages - pages.length }
  }
  if ('global' in target) return { from: 'uses', pages: [], more: 0 }
  const uses = (await findUses(req, target)).filter(({ isPublic }) => isPublic)
  const pages = uses.slice(0, MOST).map(({ title }) => ({ title, path: null }))
  return { from: 'uses', pages, more: uses.length - pages.length }
}
