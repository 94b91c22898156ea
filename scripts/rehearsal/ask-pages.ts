/** The most pages that are asked for besides the home page, evenly spread over the sitemap. */
const MOST_PAGES = 20

/** Rendering a page for the first time makes its pictures, which takes long on a small machine. */
const PATIENCE_MS = 60_000

/** The first picture of a page. */
const PICTURE = /<img\b[^>]*\bsrc(?:set)?="(\/media\/[^" ]+)/i

/** What a site served. */
export type Asked = { pages: number; pictures: number }

/**
 * Asks a site for its home page, for pages of its sitemap and for a picture of each of them; throws
 * with all addresses that did not answer as they should.
 */
export async function askPages(siteUrl: string): Promise<Asked> {
  const listed = await readSitemap(siteUrl)
  const addresses = [...new Set([`${siteUrl}/`, ...spread(listed, MOST_PAGES)])]
  const pictures = new Set<string>()
  const faults: string[] = []
  for (const address of addresses) {
    const { fault, text } = await ask(address, /^text\/html/)
    if (fault) faults.push(fault)
    const [, picture] = PICTURE.exec(text) ?? []
    if (picture) pictures.add(new URL(picture.replaceAll('&amp;', '&'), siteUrl).href)
  }
  for (const picture of pictures) {
    const { fault } = await ask(picture, /^image\//)
    if (fault) faults.push(fault)
  }
  if (faults.length > 0) throw new Error(`${faults.length} requests failed: ${faults.join('; ')}.`)
  return { pages: addresses.length, pictures: pictures.size }
}

async function readSitemap(siteUrl: string): Promise<string[]> {
  const { fault, text } = await ask(`${siteUrl}/sitemap.xml`, /xml/)
  if (fault) throw new Error(`${fault}.`)
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  return listed.filter((address) => address.startsWith(`${siteUrl}/`) && !address.endsWith('.xml'))
}

async function ask(address: string, type: RegExp): Promise<{ fault?: string; text: string }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = await response.text()
    const found = response.headers.get('content-type') ?? 'nothing'
    if (response.status !== 200) return { fault: `${address} answered ${response.status}`, text }
    return type.test(found) ? { text } : { fault: `${address} answered with ${found}`, text }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { fault: `${address} did not answer (${reason})`, text: '' }
  }
}

function spread(all: readonly string[], most: number): string[] {
  const step = Math.max(1, all.length / most)
  const chosen = Array.from(
    { length: Math.min(most, all.length) },
    (_, i) => all[Math.floor(i * step)],
  )
  return chosen.filter((one) => one !== undefined)
}
