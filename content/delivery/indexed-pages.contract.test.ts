import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { makePicture } from '../testing/picture.ts'
import type { IndexedPage } from './context.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

const QUERY = '{ indexedPages { id path title description createdAt updatedAt image } }'

async function indexed(scope: 'published' | 'preview') {
  const token = await makeToken(payload, scope)
  const { data, errors, tags } = await ask(payload, QUERY, { token, endpoint: scope })
  expect(errors).toEqual([])
  const pages = (data?.indexedPages ?? []) as IndexedPage[]
  return { tags, pages: new Map(pages.map((page) => [page.path, page])) }
}

test('search engines get the published pages that are not hidden from them', async () => {
  const picture = await makePicture(payload, { alt: 'terrace' })
  const own = await makePicture(payload, { alt: 'own' })
  const category = await makeCategory(payload, 'Lake Villas')
  await payload.updateGlobal({ slug: 'home', data: { _status: 'published' } })
  await payload.updateGlobal({
    slug: 'map',
    data: { title: 'A short\n*walk*', blocks: [block('spacer')], _status: 'published' },
  })
  const about = { title: 'About', slug: 'about', _status: 'published' } as const
  await payload.create({
    collection: 'pages',
    data: { ...about, seo: { title: 'About us', description: 'Who we are.', image: own } },
  })
  await payload.create({
    collection: 'pages',
    data: { ...about, slug: 'hidden', seo: { noIndex: true } },
  })
  await payload.create({ collection: 'pages', data: { ...about, slug: 'draft' }, draft: true })
  const { id } = await makeListing(payload, 'Casa Duna', {
    category,
    description: 'Between pines & quiet',
    pictures: [picture, own],
  })
  await payload.create({
    collection: 'galleries',
    data: { title: 'Views', slug: 'views', images: [own], _status: 'published' },
  })

  const { pages, tags } = await indexed('published')
  expect(tags).toContain('indexed-pages')
  expect([...pages.keys()].toSorted()).toEqual([
    '/',
    '/about',
    '/gallery/views',
    '/map',
    '/real-estate/lake-villas',
    '/real-estate/lake-villas/casa-duna',
  ])
  expect(pages.get('/about')).toMatchObject({ title: 'About us', description: 'Who we are.' })
  expect(pages.get('/map')).toMatchObject({ id: 'map', title: 'A short walk' })
  expect(pages.get('/about')?.image).toMatch(/^\/media\/own/)
  expect(pages.get('/gallery/views')?.image).toMatch(/^\/media\/own/)
  const house = pages.get('/real-estate/lake-villas/casa-duna')
  expect(house).toMatchObject({ id: String(id), description: 'Between pines & quiet' })
  expect(house?.image).toMatch(/^\/media\/terrace/)
  const record = await payload.findByID({ collection: 'listings', id })
  expect(house).toMatchObject({ createdAt: record.createdAt, updatedAt: record.updatedAt })
})

test('a preview lists drafts as well, and no page that is hidden', async () => {
  const { pages } = await indexed('preview')
  expect(pages.has('/about')).toBe(true)
  expect(pages.has('/hidden')).toBe(false)
  expect(pages.get('/real-estate/lake-villas/casa-duna')?.image).toMatch(/^\/media\/terrace/)
})
