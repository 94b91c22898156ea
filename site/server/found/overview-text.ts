import { headings } from '@belvedere/blocks/page-kinds.ts'
import type { IndexedPage, SiteIndex } from '../../content/indexed-pages.ts'
import { kindAt, newestPages } from './newest-pages.ts'

/** With more pages of the feed it would not be an overview; the sitemap has all of them. */
const MAX_NEWEST = 100

/** The overview of the site at `/llms.txt`, as Markdown (llmstxt.org). */
export function overviewText({ name, statement, pages }: SiteIndex, siteUrl: string): string {
  const line = (page: IndexedPage) => itemOf(page, name, siteUrl)
  const listed = [
    ...pages.filter(({ path }) => !kindAt(path)?.inFeed),
    ...newestPages(pages, MAX_NEWEST),
  ]
  const sections = headings.map((heading) => {
    return section(
      heading,
      listed.filter(({ path }) => kindAt(path)?.heading === heading).map(line),
    )
  })
  const files = section('Everything', [
    `- [Sitemap](${new URL('/sitemap.xml', siteUrl).href}): all pages`,
    `- [Feed](${new URL('/feed.xml', siteUrl).href}): new houses`,
  ])
  const about = statement ? `\n> ${plain(statement)}\n` : ''
  return `# ${plain(name)}\n${about}${[...sections, files].join('')}`
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

/** One line without characters that Markdown reads as the end of a link or as HTML. */
function plain(text: string) {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]<>]/g, (character) => `\\${character}`)
}
