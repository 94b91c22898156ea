import type { Settings } from '../content/settings.ts'
import type { HeadTag } from './page-model.ts'

type Tag = { tag: string; attributes: Record<string, string> | null; content: string | null }

/** Elements of `_seoMetaTags` or `faviconMetaTags`, safe to render. */
function readTags(tags: readonly Tag[]): HeadTag[] {
  return tags.flatMap(readTag)
}

function readTag({ tag, attributes, content }: Tag): HeadTag[] {
  if (tag === 'title') return content ? [{ tag, content }] : []
  if ((tag !== 'meta' && tag !== 'link') || !attributes) return []
  return [
    { tag, attributes: Object.fromEntries(Object.entries(attributes).flatMap(readAttribute)) },
  ]
}

/** The attributes head elements need, by the names React knows them under; others are left out. */
const ATTRIBUTES: Record<string, string> = {
  charset: 'charSet',
  color: 'color',
  content: 'content',
  crossorigin: 'crossOrigin',
  href: 'href',
  hreflang: 'hrefLang',
  itemprop: 'itemProp',
  media: 'media',
  name: 'name',
  property: 'property',
  rel: 'rel',
  sizes: 'sizes',
  type: 'type',
}

function readAttribute([name, value]: [string, unknown]): [string, string][] {
  const known = ATTRIBUTES[name.toLowerCase()]
  return known && typeof value === 'string' ? [[known, value]] : []
}

type Wanted = { path: string; tags: readonly Tag[]; site: Settings['site']; siteUrl: string }

/** What a page says of itself in its head: its own tags, its one address, the site's icon. */
export function pageHead({ path, tags, site, siteUrl }: Wanted): HeadTag[] {
  const own = readTags(tags)
  const canonical = { rel: 'canonical', href: new URL(path, siteUrl).href }
  const title: HeadTag[] = titleOf(own) ? [] : [{ tag: 'title', content: site?.name ?? '' }]
  return [...title, ...own, { tag: 'link', attributes: canonical }, ...icons(site)]
}

const OWN_ICON: HeadTag = {
  tag: 'link',
  attributes: { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
}

/** The icon of the site settings, else our own. */
export function icons(site: Settings['site']): HeadTag[] {
  const tags = readTags(site?.faviconMetaTags ?? [])
  return tags.length > 0 ? tags : [OWN_ICON]
}

/** The title among head tags. */
export function titleOf(head: readonly HeadTag[]): string | undefined {
  return head.find((tag) => tag.tag === 'title')?.content
}
