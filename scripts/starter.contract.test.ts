import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeToken } from '@belvedere/content/testing/delivery.ts'
import { openContent } from '@belvedere/content/testing/payload.ts'
import { setAddresses } from '@belvedere/kit/addresses.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readProperty } from '../demo/format/read-property.ts'
import { seed } from '../demo/seed.ts'
import { writeStarter } from '../demo/starter/write-starter.ts'
import { allAddresses, openPages } from './cache-tags/pages.ts'

vi.setConfig({ testTimeout: 200_000 })

/** Links of a document to pages, without those to files and to places on the page itself. */
function linksIn(html: string): string[] {
  const links = html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g)
  return [...new Set([...links].map(([, path = '']) => path))].filter((path) => !path.includes('.'))
}

test('a starter is seeded, and every link leads to one of its pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-starter-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
    setAddresses(null)
  })
  // Those of other kinds and languages differ in words only, which a unit test checks.
  await writeStarter({ folder, language: 'de', kind: 'apartments' })
  await using content = await openContent()
  const { payload } = content
  await seed(payload, await readProperty(folder))
  process.env.PUBLISHED_QUERIES = 'any'
  await using pages = await openPages(payload, await makeToken(payload, 'published'))
  const addresses = await allAddresses(payload)
  // Home, overview, map, ten pages, three groups, six units and a gallery.
  expect(addresses.filter((path) => !path.includes('?'))).toHaveLength(23)
  for (const path of ['/wohnungen', '/galerie/bilder', '/kontakt', '/lageplan'])
    expect(addresses).toContain(path)
  const dead: string[] = []
  for (const path of addresses) {
    const { page } = await pages.render(path)
    if (page.isMissing) throw new Error(`${path} is missing`)
    const html = page.document.encodings.identity.body.toString()
    for (const link of linksIn(html))
      if (!addresses.includes(link)) dead.push(`${path} links to ${link}`)
  }
  expect(dead).toEqual([])
})
