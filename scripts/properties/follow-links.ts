import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeToken } from '@belvedere/content/testing/delivery.ts'
import { openContent } from '@belvedere/content/testing/payload.ts'
import { setAddresses } from '@belvedere/kit/addresses.ts'
import { foreignWords } from '@belvedere/testing/foreign-words.ts'
import { readProperty } from '../../demo/format/read-property.ts'
import { seed } from '../../demo/seed.ts'
import { allAddresses, openPages } from '../cache-tags/pages.ts'

/** Links of a document to pages, without those to files and to places on the page itself. */
function linksIn(html: string): string[] {
  const links = html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g)
  return [...new Set([...links].map(([, path = '']) => path))].filter((path) => !path.includes('.'))
}

/** The words of a document, without its markup. */
function wordsIn(html: string): string {
  return html.replaceAll(/<(script|style).*?<\/\1>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ')
}

/**
 * Seeds the property that `make` writes, and renders its pages: their paths, links to none of them,
 * words of another language, and the words of the addresses that are asked for.
 */
export async function followLinks(
  make: (folder: string) => Promise<void>,
  asked: readonly string[] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-starter-'))
  try {
    await make(folder)
    await using content = await openContent()
    const { payload } = content
    await seed(payload, await readProperty(folder))
    process.env.PUBLISHED_QUERIES = 'any'
    await using pages = await openPages(payload, await makeToken(payload, 'published'))
    const addresses = await allAddresses(payload)
    const { locale } = await payload.findGlobal({ slug: 'site', depth: 0 })
    const dead: string[] = []
    const foreign: string[] = []
    const htmlOf = async (path: string) => {
      const { page } = await pages.render(path)
      if (page.isMissing) throw new Error(`${path} is missing`)
      return page.document.encodings.identity.body.toString()
    }
    for (const path of addresses) {
      const html = await htmlOf(path)
      for (const link of linksIn(html))
        if (!addresses.includes(link)) dead.push(`${path} links to ${link}`)
      for (const words of foreignWords(html, locale)) foreign.push(`${path} says ${words}`)
    }
    const words: string[] = []
    for (const path of asked) words.push(wordsIn(await htmlOf(path)))
    return { paths: addresses.filter((path) => !path.includes('?')), dead, foreign, words }
  } finally {
    rmSync(folder, { recursive: true })
    setAddresses(null)
  }
}
