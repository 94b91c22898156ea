const LINK = /<a\s[^>]*?href="(\/[^"#?]*)/g
const isFile = (path: string) => path.includes('.') || /^\/(media|assets|builds)\//.test(path)

/** Follows every internal link from the home page; rejects where one leads to no page. */
export async function findPages(siteUrl: string): Promise<string[]> {
  const found = new Set(['/'])
  for (const path of found) {
    for (const link of await linksOf(siteUrl, path)) found.add(link)
  }
  return [...found]
}

async function linksOf(siteUrl: string, path: string): Promise<string[]> {
  const response = await fetch(siteUrl + path, { redirect: 'manual' })
  if (response.status !== 200) throw new Error(`A link leads to ${path}: ${response.status}`)
  const links = [...(await response.text()).matchAll(LINK)].map(([, to = '/']) => to)
  return links.filter((to) => !isFile(to))
}
