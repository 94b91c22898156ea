import type { PayloadRequest } from 'payload'
import { PAGES, ROUTES } from '../publish/record-at-path.ts'

/** A page of the site by its address and the name under which editors know it. */
export type NamedPath = { path: string; title: string }

/** Names the pages at these paths; one that no record is known for is called by its path. */
export async function namePaths(req: PayloadRequest, paths: string[]): Promise<NamedPath[]> {
  const titles = await Promise.all(
    ROUTES.map(async ([pattern, collection]) => {
      const slugs = paths.flatMap((path) => pattern.exec(path)?.[1] ?? [])
      if (slugs.length === 0) return []
      const options = { depth: 0, pagination: false, overrideAccess: false, req } as const
      const where = { slug: { in: slugs } }
      const { docs } = await req.payload.find({ collection, where, ...options })
      const names = new Map(docs.map((doc) => [doc.slug, doc.title]))
      return paths.flatMap((path): [string, string][] => {
        const slug = pattern.exec(path)?.[1]
        const title = slug && names.get(slug)
        return title ? [[path, title]] : []
      })
    }),
  )
  const named = new Map(titles.flat())
  return paths.map((path) => ({ path, title: globalAt(req, path) ?? named.get(path) ?? path }))
}

function globalAt({ payload }: PayloadRequest, path: string): string | undefined {
  const label = payload.config.globals.find(({ slug }) => slug === PAGES.get(path))?.label
  return typeof label === 'string' ? label : undefined
}
