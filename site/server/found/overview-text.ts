import type { IndexedPage, SiteIndex } from '../../content/indexed-pages.ts'
import { type Route, routeOf } from '../../screens/routes.ts'
import { newestHouses } from './house-feed.ts'

/** More would not be an overview; the sitemap has them all. */
const MAX_HOUSES = 100

/** The heading of each kind of page, in order. Houses come last, the newest of them. */
const HEADINGS: Record<Exclude<Route['kind'], 'real_estate_listing'>, string> = {
  home: 'Pages',
  page: 'Pages',
  map: 'Pages',
  experience: 'Experiences',
  gallery: 'Galleries',
  real_estate_overview: 'Real estate',
  real_estate_cat: 'Real estate',
}

/** The overview of the site at `/llms.txt`, as Markdown (llmstxt.org). */
export function overviewText({ name, statement, pages }: SiteIndex, siteUrl: string): string {
  const line = (page: IndexedPage) => itemOf(page, name, siteUrl)
  const sections = [...new Set(Object.values(HEADINGS))].map((heading) => {
    return section(heading, pages.filter(({ path }) => headingOf(path) === heading).map(line))
  })
  const houses = section('Newest houses', newestHouses(pages, MAX_HOUSES).map(line))
  const files = section('Everything', [
    `- [Sitemap](${new URL('/sitemap.xml', siteUrl).href}): all pages`,
    `- [Feed](${new URL('/feed.xml', siteUrl).href}): new houses`,
  ])
  const about = statement ? `\n> ${plain(statement)}\n` : ''
  return `# ${plain(name)}\n${about}${[...sections, houses, files].join('')}`
}

function headingOf(path: string): string | undefined {
  const kind = routeOf(path)?.kind
  return kind === undefined || kind === 'real_estate_listing' ? undefined : HEADINGS[kind]
}

function section(heading: string, lines: readonly string[]) {
  return lines.length > 0 ? `\n## ${heading}\n\n${lines.join('\n')}\n` : ''
}

/** The home page has the name of the site unless it has a title for search engines. */
function itemOf({ path, title, description }: IndexedPage, name: string, siteUrl: string) {
  const words = plain(title ?? (path === '/' ? name : path))
  const about = description ? `: ${plain(description)}` : ''
  return `- [${words}](${new URL(path, siteUrl).href})${about}`
}

/** One line without what Markdown takes for the end of a link or for HTML. */
function plain(text: string) {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]<>]/g, (character) => `\\${character}`)
}
