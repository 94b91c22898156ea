import type { Settings } from '../../content/settings.ts'
import type { HeadTag } from './page.tsx'

type Tag = { tag: string; attributes: Record<string, string> | null; content: string | null }

/** Converts `_seoMetaTags` or `faviconMetaTags` to head elements that are safe to render. */
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

/** The allowed attributes with their React names; others are dropped. */
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
  const attribute = ATTRIBUTES[name.toLowerCase()]
  return attribute && typeof value === 'string' ? [[attribute, value]] : []
}

type HeadOptions = { path: string; tags: readonly Tag[]; site: Settings['site']; siteUrl: string }

/** A page's head elements: its own tags, the canonical link and the site's icon. */
export function pageHead({ path, tags, site, siteUrl }: HeadOptions): HeadTag[] {
  const own = readTags(tags)
  const canonical = { rel: 'canonical', href: new URL(path, siteUrl).href }
  const title: HeadTag[] = titleOf(own) ? [] : [{ tag: 'title', content: site?.name ?? '' }]
  return [...title, ...own, { tag: 'link', attributes: canonical }, ...icons(site)]
}

/** The address of the web app manifest, which lists the icons of the site. */
export const MANIFEST = '/site.webmanifest'

const DEFAULT_ICON: HeadTag = {
  tag: 'link',
  attributes: { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
}

const MANIFEST_LINK: HeadTag = {
  tag: 'link',
  attributes: { rel: 'manifest', href: MANIFEST },
}

/**
 * The icon from the site settings, or the default icon, and the manifest. Browsers request
 * `/favicon.ico` and `/apple-touch-icon.png` by themselves, so documents omit them.
 */
export function icons(site: Settings['site']): HeadTag[] {
  const tags = readTags(site?.faviconMetaTags ?? []).filter(isNamed)
  return [...(tags.length > 0 ? tags : [DEFAULT_ICON]), MANIFEST_LINK]
}

function isNamed(tag: HeadTag) {
  return tag.tag === 'title' || tag.attributes.rel !== 'apple-touch-icon'
}

/** The page title among head tags, if any. */
export function titleOf(head: readonly HeadTag[]): string | undefined {
  return head.find((tag) => tag.tag === 'title')?.content
}
