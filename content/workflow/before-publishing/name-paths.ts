import type { PayloadRequest } from 'payload'
import { pageAt } from '../../kinds/paths.ts'
import { pageCollections } from '../../kinds/table.ts'

/** A page of the site: its address, and its name in the studio. */
export type NamedPath = { path: string; title: string }

/** Names the pages at these paths; an unknown one is named by its path. */
export async function namePaths(req: PayloadRequest, paths: string[]): Promise<NamedPath[]> {
  const pages = paths.map((path) => ({ path, page: pageAt(path) }))
  const titles = await Promise.all(
    pageCollections.map(async (collection) => {
      const own = pages.flatMap(({ path, page }) =>
        page && 'slug' in page && page.collection === collection ? { path, slug: page.slug } : [],
      )
      if (own.length === 0) return []
      const options = { depth: 0, pagination: false, overrideAccess: false, req } as const
      const where = { slug: { in: own.map(({ slug }) => slug) } }
      const { docs } = await req.payload.find({ collection, where, ...options })
      const names = new Map(docs.map((doc) => [doc.slug, doc.title]))
      return own.map(({ path, slug }) => [path, names.get(slug)] as const)
    }),
  )
  const named = new Map(titles.flat())
  return pages.map(({ path, page }) => {
    const name = page && 'global' in page ? labelOf(req, page.global) : named.get(path)
    return { path, title: name || path }
  })
}

function labelOf({ payload }: PayloadRequest, global: string): string | undefined {
  const label = payload.config.globals.find(({ slug }) => slug === global)?.label
  return typeof label === 'string' ? label : undefined
}
