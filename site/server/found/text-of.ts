import type { SiteIndex } from '../../content/indexed-pages.ts'
import { houseFeed } from './house-feed.ts'
import { overviewText } from './overview-text.ts'
import { sitemap } from './sitemap.ts'

/** The text of a file that is made from the index; undefined for a sitemap that does not exist. */
export function textOf(path: string, index: SiteIndex, siteUrl: string): string | undefined {
  if (path === '/llms.txt') return overviewText(index, siteUrl)
  if (path === '/feed.xml') return houseFeed(index, siteUrl)
  const number = Number(/\d+/.exec(path)?.[0] ?? 0)
  return sitemap(index.pages, { number, siteUrl })
}
