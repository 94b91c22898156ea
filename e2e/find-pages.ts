import type { FoundPage } from './pages-in-full.ts'

const LINK = /<a\s[^>]*?href="(\/[^"#?]*)/g
const BLOCK = /data-block="([^"]+)"/g
const isFile = (path: string) => path.includes('.') || /^\/(media|assets|builds)\//.test(path)

/** Crawls all internal links from the home page; rejects when one does not answer 200. */
export async function findPages(siteUrl: string): Promise<FoundPage[]> {
  const found = new Set(['/'])
  const pages: FoundPage[] = []
  for (const path of found) {
    const html = await fetchPage(siteUrl, path)
    for (const link of linksIn(html)) found.add(link)
    pages.push({
      path,
      kinds: [...new Set(Array.from(html.matchAll(BLOCK), ([, kind = '']) => kind))],
    })
  }
  return pages
}

async function fetchPage(siteUrl: string, path: string): Promise<string> {
  const response = await fetch(siteUrl + path, { redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${path} is linked but answers ${response.status}`)
  return response.text()
}

function linksIn(html: string) {
  return Array.from(html.matchAll(LINK), ([, to = '/']) => to).filter((to) => !isFile(to))
}
