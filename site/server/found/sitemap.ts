import type { IndexedPage } from '../../content/indexed-pages.ts'
import { element, XML } from './xml.ts'

/** The most addresses that one file may have (sitemaps.org). */
export const MAX_ADDRESSES = 50_000

const SPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/**
 * The sitemap at `/sitemap.xml` (number 0), which lists the files `/sitemap-1.xml` and so on if the
 * addresses do not fit into one; undefined for a file that does not exist.
 */
export function sitemap(
  pages: readonly IndexedPage[],
  { number, siteUrl, max = MAX_ADDRESSES }: { number: number; siteUrl: string; max?: number },
): string | undefined {
  const files = pages.length > max ? Math.ceil(pages.length / max) : 0
  if (number > files) return undefined
  if (number === 0 && files > 0) return sitemapIndex(files, siteUrl)
  const start = Math.max(0, number - 1) * max
  const entries = pages.slice(start, start + max).map((page) => entry(page, siteUrl))
  return `${XML}<urlset ${SPACES}>\n${entries.join('')}</urlset>\n`
}

function sitemapIndex(files: number, siteUrl: string) {
  const entries = Array.from({ length: files }, (_, at) => {
    const location = new URL(`/sitemap-${at + 1}.xml`, siteUrl).href
    return `<sitemap>${element('loc', location)}</sitemap>\n`
  })
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return `${XML}<sitemapindex ${space}>\n${entries.join('')}</sitemapindex>\n`
}

function entry({ path, updatedAt, image }: IndexedPage, siteUrl: string) {
  const parts = [
    element('loc', new URL(path, siteUrl).href),
    element('lastmod', updatedAt),
    ...(image ? [picture(new URL(image, siteUrl).href)] : []),
  ]
  return `<url>${parts.join('')}</url>\n`
}

function picture(address: string) {
  return `<image:image>${element('image:loc', address)}</image:image>`
}
