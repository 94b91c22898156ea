import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { IndexedPage, SiteIndex } from '../../content/indexed-pages.ts'
import { kindAt, newestPages } from './newest-pages.ts'
import { element, escapeXml, XML } from './xml.ts'

const MAX_ENTRIES = 50

/** The Atom feed of new houses (RFC 4287). */
export function houseFeed({ name, pages }: SiteIndex, siteUrl: string, words: SiteWords): string {
  const houses = newestPages(pages, MAX_ENTRIES)
  const address = (path: string) => new URL(path, siteUrl).href
  const parts = [
    element('id', address('/feed.xml')),
    element('title', say(words.found.feedTitle, { name }, words.locale)),
    link('self', address('/feed.xml')),
    link('alternate', address('/')),
    element('updated', lastOf(houses)),
    `<author>${element('name', name)}</author>`,
    ...houses.map((house) => entry(house, siteUrl)),
  ]
  return `${XML}<feed xmlns="http://www.w3.org/2005/Atom">\n${parts.join('\n')}\n</feed>\n`
}

/** The id stays when the address changes (RFC 4151), so that feed readers show no house twice. */
function entry(house: IndexedPage, siteUrl: string) {
  const { id, path, title, description, createdAt, updatedAt } = house
  const { hostname, href } = new URL(path, siteUrl)
  const kind = kindAt(path)
  const name = kind && 'target' in kind ? kind.target : kind?.key
  const parts = [
    element('id', `tag:${hostname},${createdAt.slice(0, 10)}:${name}-${id}`),
    element('title', title ?? path),
    link('alternate', href),
    element('published', createdAt),
    element('updated', updatedAt),
    ...(description ? [element('summary', description)] : []),
  ]
  return `<entry>${parts.join('')}</entry>`
}

function link(rel: string, href: string) {
  return `<link rel="${rel}" href="${escapeXml(href)}"/>`
}

/** A feed without houses gets the oldest possible date. */
function lastOf(houses: readonly IndexedPage[]) {
  const times = houses.map(({ updatedAt }) => updatedAt).toSorted()
  return times.at(-1) ?? new Date(0).toISOString()
}
