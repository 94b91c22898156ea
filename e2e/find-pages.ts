const LINK = /<a\s[^>]*?href="(\/[^"#?]*)/g
const isFile = (path: string) => path.includes('.') || /^\/(media|assets|builds)\//.test(path)

/** Crawls all internal links from the home page; rejects when one does not answer 200. */
export async function findPages(siteUrl: string): Promise<string[]> {
  const found = new Set(['/'])
  for (const path of found) {
    for (const link of await linksOf(siteUrl, path)) found.add(link)
  }
  return [...found]
}

async function linksOf(siteUrl: string, path: string): Promise<string[]> {
  const response = await fetch(siteUrl + path, { redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${path} is linked but answers ${response.status}`)
  const links = [...(await response.text()).matchAll(LINK)].map(([, to = '/']) => to)
  return links.filter((to) => !isFile(to))
}
