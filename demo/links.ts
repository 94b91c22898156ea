import type { LinkRecord } from '@belvedere/content/payload-types.ts'
import type { CopyLink } from './copy.ts'
import { type Ids, idOf } from './ids.ts'

type Route = { path: RegExp; collection: keyof Ids; linkTo: (id: number) => LinkRecord }

/** The routes of records; the last path segment is the slug. */
const routes: Route[] = [
  {
    path: /^\/experiences\/([a-z0-9-]+)$/,
    collection: 'experiences',
    linkTo: (experience) => ({ target: 'experience', experience }),
  },
  {
    path: /^\/gallery\/([a-z0-9-]+)$/,
    collection: 'galleries',
    linkTo: (gallery) => ({ target: 'gallery', gallery }),
  },
  {
    path: /^\/real-estate\/([a-z0-9-]+)$/,
    collection: 'real-estate-categories',
    linkTo: (category) => ({ target: 'category', category }),
  },
  {
    path: /^\/real-estate\/[a-z0-9-]+\/([a-z0-9-]+)$/,
    collection: 'listings',
    linkTo: (listing) => ({ target: 'listing', listing }),
  },
  {
    path: /^\/(?!map$|real-estate$)([a-z0-9-]+)$/,
    collection: 'pages',
    linkTo: (page) => ({ target: 'page', page }),
  },
]

/** The record at a path, by its slug; undefined for other addresses. */
export function recordAt(to: string) {
  for (const { path, collection, linkTo } of routes) {
    const slug = path.exec(to)?.[1]
    if (slug) return { collection, slug, linkTo }
  }
  return undefined
}

/** A link as stored in the model: to the record itself, so that it follows a changed slug. */
export function linkOf({ label, to }: CopyLink, ids: Ids): LinkRecord {
  const record = recordAt(to)
  if (!record) return { label, target: 'url', url: to }
  const { collection, slug, linkTo } = record
  return { label, ...linkTo(idOf(ids, collection, slug)) }
}

/** The rows of a menu. */
export function linksOf(links: CopyLink[], ids: Ids): { link: LinkRecord }[] {
  return links.map((link) => ({ link: linkOf(link, ids) }))
}

/** Whether the value is a link of the copy. */
export function isLink(value: unknown): value is CopyLink {
  return typeof value === 'object' && value !== null && 'label' in value && 'to' in value
}
