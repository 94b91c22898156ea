import type { LinkRecord } from '@belvedere/content/payload-types.ts'
import type { CopyLink } from './copy.ts'
import { type Ids, idOf } from './ids.ts'

type Place = { path: RegExp; collection: keyof Ids; leadTo: (id: number) => LinkRecord }

/** Where records live; the last part of a path is their slug. */
const places: Place[] = [
  {
    path: /^\/experiences\/([a-z0-9-]+)$/,
    collection: 'experiences',
    leadTo: (experience) => ({ target: 'experience', experience }),
  },
  {
    path: /^\/gallery\/([a-z0-9-]+)$/,
    collection: 'galleries',
    leadTo: (gallery) => ({ target: 'gallery', gallery }),
  },
  {
    path: /^\/real-estate\/([a-z0-9-]+)$/,
    collection: 'real-estate-categories',
    leadTo: (category) => ({ target: 'category', category }),
  },
  {
    path: /^\/real-estate\/[a-z0-9-]+\/([a-z0-9-]+)$/,
    collection: 'listings',
    leadTo: (listing) => ({ target: 'listing', listing }),
  },
  {
    path: /^\/(?!map$|real-estate$)([a-z0-9-]+)$/,
    collection: 'pages',
    leadTo: (page) => ({ target: 'page', page }),
  },
]

/** A link as the model keeps it: to the record itself, so that it follows when the record moves. */
export function linkOf({ label, to }: CopyLink, ids: Ids): LinkRecord {
  for (const { path, collection, leadTo } of places) {
    const slug = path.exec(to)?.[1]
    if (slug) return { label, ...leadTo(idOf(ids, collection, slug)) }
  }
  return { label, target: 'url', url: to }
}

/** A menu: one row for each link. */
export function linksOf(links: CopyLink[], ids: Ids): { link: LinkRecord }[] {
  return links.map((link) => ({ link: linkOf(link, ids) }))
}

/** Whether this is a link of the copy. */
export function isLink(value: unknown): value is CopyLink {
  return typeof value === 'object' && value !== null && 'label' in value && 'to' in value
}
