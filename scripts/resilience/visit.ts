import type { Copy } from './world.ts'

export type Visit = {
  status: number
  /** The text of `<main>`. */
  text: string
  /** The number of links in the menu. */
  menuLinks: number
  /** The URL of the first picture. */
  picture: string
  /** The page's only `h1`. */
  heading: string
  cache: string | null
  retryAfter: string | null
}

/** Fetches a path of a copy of the site and returns what a visitor sees. */
export async function visit({ url }: Copy, path: string): Promise<Visit> {
  const response = await fetch(url + path)
  const html = await response.text()
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  const { headers, status } = response
  return {
    status,
    text: between(html, '<main', '</main>')
      .replaceAll(/<[^>]*>/g, ' ')
      .slice(0, 2000),
    menuLinks: between(html, 'id="menu"', '<main').split('<a ').length - 1,
    picture: pictureIn(html),
    heading: heading.replaceAll(/<[^>]*>/g, '').trim(),
    cache: headers.get('x-cache'),
    retryAfter: headers.get('retry-after'),
  }
}

function pictureIn(html: string): string {
  const [, address = ''] = /src="(\/media\/[^"]+)"/.exec(html) ?? []
  return address.replaceAll('&amp;', '&')
}

function between(html: string, from: string, to: string): string {
  const start = html.indexOf(from)
  return html.slice(start, html.indexOf(to, start))
}
