import { headings } from '@belvedere/blocks/page-kinds.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import type { IndexedPage, SiteIndex } from '../../content/indexed-pages.ts'
import { kindAt, newestPages } from './newest-pages.ts'

/** With more pages of the feed it would not be an overview; the sitemap has all of them. */
const MAX_NEWEST = 100

/** The overview of the site at `/llms.txt`, as Markdown (llmstxt.org). */
export function overviewText(
  { name, statement, pages }: SiteIndex,
  siteUrl: string,
  { found }: SiteWords,
): string {
  const line = (page: IndexedPage) => itemOf(page, name, siteUrl)
  const listed = [
    ...pages.filter(({ path }) => !kindAt(path)?.inFeed),
    ...newestPages(pages, MAX_NEWEST),
  ]
  const sections = headings.map((heading) => {
    return section(
      headingIn(found, heading),
      listed.filter(({ path }) => kindAt(path)?.heading === heading).map(line),
    )
  })
  const files = section(found.everything, [
    `- [${found.sitemap}](${new URL('/sitemap.xml', siteUrl).href}): ${found.allPages}`,
    `- [${found.feed}](${new URL('/feed.xml', siteUrl).href}): ${found.newHomes}`,
  ])
  const about = statement ? `\n> ${plain(statement)}\n` : ''
  // A site that has no name yet is called like its address.
  const title = plain(name || new URL(siteUrl).host)
  return `# ${title}\n${about}${[...sections, files].join('')}`
}

/** The heading of a kind of page in the words of the site; that of a kind of one’s own stays. */
function headingIn(found: SiteWords['found'], heading: string): string {
  const known: Readonly<Record<string, string>> = {
    Pages: found.pages,
    Experiences: found.experiences,
    Galleries: found.galleries,
    'Real estate': found.realEstate,
    'Newest houses': found.newest,
  }
  return known[heading] ?? heading
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
