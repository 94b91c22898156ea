import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { sharp } from '../../media/sharp.ts'
import { openMedia } from '../../media/store.ts'
import type { Page } from '../../payload-types.ts'
import { block } from '../../testing/block.ts'
import { ask, makeToken } from '../../testing/delivery.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import type { FoundView } from '../found/view.ts'
import { serveShare } from './serve-share.ts'

let content: TestContent
let payload: Payload
let token: string
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  token = await makeToken(payload, 'published')
  editor = await signIn(payload, 'editor')
  const site = { name: 'Our Place', currency: 'EUR', locale: 'en-GB' } as const
  await payload.updateGlobal({ slug: 'site', data: { ...site, _status: 'published' } })
})
afterAll(() => content[Symbol.asyncDispose]())

const publish = (slug: string, data: Partial<Page> = {}) =>
  payload.create({
    collection: 'pages',
    data: { title: 'The bay', slug, blocks: [], ...data, _status: 'published' },
  })

type Tag = { attributes: Record<string, string> | null }

/** The address of the share picture of a page, as its head names it. */
async function addressOf(slug: string, endpoint: 'published' | 'preview' = 'published') {
  const query = `{ page(filter: { slug: { eq: "${slug}" } }) { _seoMetaTags { attributes } } }`
  const by = endpoint === 'preview' ? await makeToken(payload, 'preview') : token
  const { data } = await ask(payload, query, { token: by, endpoint })
  const { _seoMetaTags: tags = [] } = (data?.page ?? {}) as { _seoMetaTags?: Tag[] }
  return tags.find(({ attributes }) => attributes?.property === 'og:image')?.attributes?.content
}

const get = (address: string | undefined, headers: Record<string, string> = {}) =>
  serveShare(
    new Request(`http://content.example${new URL(address ?? '', 'http://x').pathname}`, {
      headers,
    }),
    payload,
    openMedia(),
  )

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a page has a share picture of 1200 × 630 that caches keep for ever and search engines leave out', async () => {
  const image = await makePicture(payload, { alt: 'bay', width: 1600, height: 1400 })
  await publish('bay', { blocks: [block('hero', { title: 'Bay', media: { image } })] })
  const address = await addressOf('bay')
  expect(address).toMatch(/^https:\/\/site\.example\/share\/bay-[\da-f]{12}\.jpg$/)
  const response = await get(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const body = await bytesOf(response)
  const { width, height, format, isProgressive } = await sharp(body).metadata()
  expect([width, height, format, isProgressive]).toEqual([1200, 630, 'jpeg', true])
  expect(body.length).toBeLessThanOrEqual(150_000)
  const etag = response.headers.get('etag') ?? ''
  expect((await get(address, { 'if-none-match': etag })).status).toBe(304)
})

test('every visible change changes the address, and the old address redirects to the new one', async () => {
  const { id } = await publish('cove')
  const addresses = [await addressOf('cove')]
  const change = async (data: Partial<Page>) => {
    await payload.update({ collection: 'pages', id, data: { ...data, _status: 'published' } })
    addresses.push(await addressOf('cove'))
  }
  await change({ title: 'The cove' })
  await change({ seo: { image: await makePicture(payload, { alt: 'cove', width: 1300 }) } })
  const palette = { ink: '#102030' }
  await payload.updateGlobal({ slug: 'brand', data: { palette, _status: 'published' } })
  addresses.push(await addressOf('cove'))
  const look = { features: { theme: 'plain' } } as const
  await payload.updateGlobal({ slug: 'site', data: { ...look, _status: 'published' } })
  addresses.push(await addressOf('cove'))
  await change({ seo: { description: 'Not in the picture.' } })
  expect(new Set(addresses).size).toBe(5)
  const old = await get(addresses[0])
  expect([old.status, old.headers.get('cache-control')]).toEqual([302, 'public, max-age=300'])
  expect(`https://site.example${old.headers.get('location')}`).toBe(addresses.at(-1))
})

test('drafts, pages that do not exist and listings below another category have no share picture', async () => {
  const draft = await payload.create({
    collection: 'pages',
    data: { title: 'Secret', slug: 'secret', blocks: [] },
    draft: true,
  })
  expect(draft._status).toBe('draft')
  expect(await addressOf('secret', 'preview')).toBeUndefined()
  const [villas, flats] = [
    await makeCategory(payload, 'Villas'),
    await makeCategory(payload, 'Flats'),
  ]
  expect(flats).not.toBe(villas)
  await makeListing(payload, 'Casa Nona', { category: villas, slug: 'casa-nona' })
  const statusOf = async (path: string) => (await get(`/share${path}-0123456789ab.jpg`)).status
  for (const path of ['/secret', '/none', '/real-estate/flats/casa-nona', '/map'])
    expect(await statusOf(path), path).toBe(404)
  expect(await statusOf('/real-estate/villas/casa-nona')).toBe(302)
  expect((await get('/share/bay.jpg')).status).toBe(404)
})

test('the picture of an earlier draft is not available after publishing', async () => {
  const { id } = await publish('reef')
  const shown = await addressOf('reef')
  await payload.update({ collection: 'pages', id, data: { title: 'Draft of reef' }, draft: true })
  expect(await addressOf('reef')).toBe(shown)
})

/** Lets the next drawing fail. */
function breakNextDrawing() {
  const { variants, log } = openMedia()
  const error = vi.spyOn(log, 'error').mockReturnValue()
  const make = vi.spyOn(variants, 'getOrCreate').mockRejectedValueOnce(new Error('Broken.'))
  onTestFinished(() => {
    error.mockRestore()
    make.mockRestore()
    vi.useRealTimers()
  })
  return { error, make }
}

const drawings = (make: { mock: { calls: unknown[][] } }) =>
  make.mock.calls.filter(([key]) => !String(key).startsWith('share plain'))

test('a picture that cannot be drawn is replaced by the plain one for a minute, and logged once', async () => {
  const image = await makePicture(payload, { alt: 'lagoon', width: 1500, height: 1000 })
  await publish('lagoon', { seo: { image } })
  const address = await addressOf('lagoon')
  const { error, make } = breakNextDrawing()
  for (const _ of ['the drawing fails', 'it is not tried again']) {
    const response = await get(address)
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=300',
    ])
    const { width, height } = await sharp(await bytesOf(response)).metadata()
    expect([width, height]).toEqual([1200, 630])
  }
  expect(error).toHaveBeenCalledOnce()
  expect(drawings(make)).toHaveLength(1)
  const plain = make.mock.calls.map(([key]) => key).filter((key) => key.startsWith('share plain'))
  const { variants } = openMedia()
  expect(await variants.has(plain[0] ?? '')).toBe(true)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  const again = await get(address)
  expect(again.headers.get('cache-control')).toContain('immutable')
})

test('a page without a picture has a ground in the colour of the brand while nothing can be drawn', async () => {
  const palette = { sand: '#cce6f0' }
  await payload.updateGlobal({ slug: 'brand', data: { palette, _status: 'published' } })
  await publish('bare')
  const address = await addressOf('bare')
  breakNextDrawing()
  const response = await get(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const { channels } = await sharp(await bytesOf(response)).stats()
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => Math.round(mean))
  expect(Math.abs(red - 0xcc) + Math.abs(green - 0xe6) + Math.abs(blue - 0xf0)).toBeLessThan(9)
  expect(channels.every(({ stdev }) => stdev < 1)).toBe(true)
})

test('a page whose picture is missing on disk still has a share picture', async () => {
  const image = await makePicture(payload, { alt: 'gone', width: 1400, height: 900 })
  await publish('gone', { seo: { image } })
  const { filename } = await payload.findByID({ collection: 'media', id: image })
  await rm(join(content.folder, 'media', filename ?? 'none'))
  expect((await get(await addressOf('gone'))).status).toBe(200)
})

async function found(body: object, by = editor) {
  const reply = await by.ask('POST', '/found', body)
  return { status: reply.status, view: reply.body as unknown as FoundView }
}

test('the studio shows the search result of a form before it is saved, with its own share picture', async () => {
  const values = { title: 'Typed *now*', slug: 'typed', seo: { description: 'Calm.' } }
  const form = { record: 'pages:new', values, blocks: {}, order: [] }
  const { status, view } = await found(form)
  expect(status).toBe(200)
  expect(view).toMatchObject({
    title: 'Typed now · Our Place',
    description: 'Calm.',
    address: 'https://site.example/typed',
    site: 'Our Place',
    isHidden: false,
  })
  const jpeg = Buffer.from((view.picture ?? '').split(',')[1] ?? '', 'base64')
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  const same = await found({ ...form, known: view.version })
  expect([same.view.version, same.view.picture]).toEqual([view.version, null])
})

test('only users of the studio can request the search result of a draft', async () => {
  const form = { record: 'pages:new', values: {}, blocks: {}, order: [] }
  expect((await found(form)).status).toBe(200)
  expect((await found({ ...form, record: 'users:1' })).status).toBe(400)
  const { handleEndpoints } = await import('payload')
  const request = new Request('http://localhost:3001/api/found', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  expect((await handleEndpoints({ config: payload.config, request })).status).toBe(403)
})
