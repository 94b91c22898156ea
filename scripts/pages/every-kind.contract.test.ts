import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { indexedPagesOf } from '../../content/delivery/indexed-pages.ts'
import { publicContext } from '../../content/delivery/share/find-page.ts'
import { aboveFirst, placeRows } from '../../content/kinds/paths.ts'
import { aboveOf, COLLECTION_PAGES, type PageCollection } from '../../content/kinds/table.ts'
import { beginFeed } from '../../content/publish/changes/record-changes.ts'
import { makeToken } from '../../content/testing/delivery.ts'
import { openContent, type TestContent } from '../../content/testing/payload.ts'
import { type Person, signIn } from '../../content/testing/people.ts'
import { sitemap } from '../../site/server/found/sitemap.ts'
import { openPages } from '../cache-tags/pages.ts'

const SITE = 'https://site.example'

let content: TestContent
let publisher: Person
let pages: Awaited<ReturnType<typeof openPages>>
const records = new Map<PageCollection, { id: number; slug: string; above?: number | undefined }>()
const paths = new Map<PageCollection, string>()

beforeAll(async () => {
  content = await openContent()
  await beginFeed(content.payload)
  process.env.PUBLISHED_QUERIES = 'any'
  publisher = await signIn(content.payload, 'publisher')
  for (const collection of aboveFirst) await publish(collection)
  const placed = await placeRows(async (one) =>
    [records.get(one)].filter((row) => row !== undefined),
  )
  for (const { collection, path } of placed) paths.set(collection, path)
  pages = await openPages(content.payload, await makeToken(content.payload, 'published'))
})
afterAll(async () => {
  await pages[Symbol.asyncDispose]()
  await content[Symbol.asyncDispose]()
})

const titleOf = (collection: PageCollection) => `Quince of ${collection}`

/** Publishes a record as the studio does, below the published record of the kind above it. */
async function publish(collection: PageCollection) {
  const relation = aboveOf(collection)
  const above = relation && records.get(relation.collection)?.id
  const data = { title: titleOf(collection), _status: 'published' }
  const { status, body, message } = await publisher.ask('POST', `/${collection}`, {
    ...data,
    ...(relation && { [relation.field]: above }),
  })
  expect(status, message).toBe(201)
  const { id, slug } = body.doc as { id: number; slug: string }
  records.set(collection, { id, slug, above })
}

async function htmlAt(path: string, from = pages) {
  const { page } = await from.render(path)
  return page.isMissing ? 'missing' : page.document.encodings.identity.body.toString()
}

async function readSitemap() {
  const indexed = await indexedPagesOf(await publicContext(content.payload))
  return sitemap(indexed, { number: 0, siteUrl: SITE }) ?? ''
}

async function search(words: string) {
  const { body } = await publisher.ask('GET', `/search?q=${encodeURIComponent(words)}`)
  return (body.groups as { name: string }[]).map(({ name }) => name)
}

test.each(aboveFirst)(
  'a published record of %s is a page, in the sitemap and found',
  async (one) => {
    const path = paths.get(one) ?? ''
    expect(await htmlAt(path)).toContain(titleOf(one))
    const { inSitemap, inSearch } = COLLECTION_PAGES[one].found
    expect((await readSitemap()).includes(`<loc>${SITE}${path}</loc>`)).toBe(inSitemap)
    expect((await search(titleOf(one))).includes(one)).toBe(inSearch)
  },
)

test('a menu can link to every kind of page', async () => {
  const menu = aboveFirst.map((one) => {
    const { target } = COLLECTION_PAGES[one].link
    return { link: { label: titleOf(one), target, [target]: records.get(one)?.id } }
  })
  const data = { menu, _status: 'published' }
  const { status, message } = await publisher.ask('POST', '/globals/global', data)
  expect(status, message).toBe(200)
  // Other pages have read the settings before.
  await using later = await openPages(
    content.payload,
    await makeToken(content.payload, 'published'),
  )
  const html = await htmlAt(paths.get('pages') ?? '', later)
  for (const one of aboveFirst) expect(html).toContain(`href="${paths.get(one)}"`)
})

test('a kind that the table excludes from sitemap and search is in neither', async () => {
  const { found } = COLLECTION_PAGES.pages
  const before = { ...found }
  onTestFinished(() => void Object.assign(found, before))
  Object.assign(found, { inSitemap: false, inSearch: false })
  expect(await readSitemap()).not.toContain(`<loc>${SITE}${paths.get('pages')}</loc>`)
  expect(await search(titleOf('pages'))).not.toContain('pages')
})
