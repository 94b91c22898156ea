import type { PayloadRequest } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import { findUses } from '../../overview/references/uses.ts'
import { askConcerned } from './ask-concerned.ts'
import { namePaths } from './name-paths.ts'
import { tagsOfChange } from './tags-of-change.ts'

/**
 * The pages that a publish affects. `site`: as the site reports them, by address. `uses`: the site
 * does not answer; these records use the published one.
 */
export type ConcernedPages = {
  from: 'site' | 'uses'
  pages: { title: string; path: string | null }[]
  more: number
}

const MOST = 20

/** The pages that change when these records are published. */
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
