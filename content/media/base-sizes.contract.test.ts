import type { Field, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { makePicture } from '../testing/picture.ts'
import { sharp } from './sharp.ts'

type Image = { src: string; srcSet: string; webpSrcSet: string; width: number; height: number }

let content: TestContent
let payload: Payload
let token: string
let get: (path: string, accept: string) => Promise<Response>

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  // The route reads the data folder when it is imported.
  const { GET } = await import('../app/media/[file]/route.ts')
  get = (path, accept) => GET(new Request(`http://content${path}`, { headers: { accept } }))
  token = await makeToken(payload, 'published')
  const favicon = await makePicture(payload, { alt: 'Wide', width: 2600, height: 2500 })
  await payload.updateGlobal({
    slug: 'site',
    data: { name: 'Our Place', favicon, _status: 'published' },
    user: await editor(),
  })
})
afterAll(() => content[Symbol.asyncDispose]())

async function editor() {
  const data = { email: 'ada@example.com', password: 'a long enough password' }
  const created = await payload.create({
    collection: 'users',
    data: { ...data, role: 'publisher' },
  })
  return { ...created, collection: 'users' as const }
}

async function imageIn(params: string): Promise<Image> {
  const query = `{ site { favicon { responsiveImage(imgixParams: ${params}) {
    src srcSet webpSrcSet width height } } } }`
  const { data, errors } = await ask(payload, query, { token })
  expect(errors).toEqual([])
  return (data as { site: { favicon: { responsiveImage: Image } } }).site.favicon.responsiveImage
}

const addressesIn = (set: string) => set.split(', ').map((one) => one.replace(/ \d+w$/, ''))

async function expectPicture(answer: Response, format: string, width: number, height: number) {
  expect(answer.status).toBe(200)
  const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([metadata.format, metadata.width, metadata.height]).toEqual([format, width, height])
}

test.each([
  ['{ fit: max, w: 2440, h: 2440, q: 85, auto: [format, compress] }', 2440, 2346, 85, 7],
  ['{ fit: max, w: 1000, h: 800, auto: [format, compress] }', 832, 800, 75, 3],
  ['{ fit: max, w: 400, h: 300, auto: [format, compress] }', 312, 300, 75, 2],
  ['{ fit: crop, w: 1000, h: 800 }', 1000, 800, 75, 3],
  ['{ fit: crop, w: 400, h: 300 }', 400, 300, 75, 2],
  ['{ fit: max, w: 200, h: 100 }', 104, 100, 75, 1],
  ['{ fit: max, w: 500, h: 500 }', 500, 481, 75, 2],
])('%s is delivered and served in every format', async (params, w, h, q, steps) => {
  const image = await imageIn(params)
  expect([image.width, image.height]).toEqual([w, h])
  expect(image.src).toMatch(new RegExp(`[?&]w=${w}&h=${h}&auto=format,compress&q=${q}$`))
  expect(addressesIn(image.srcSet)).toHaveLength(steps)
  await expectPicture(await get(image.src, 'image/avif,image/webp,*/*'), 'heif', w, h)
  await expectPicture(await get(image.src, 'image/webp,*/*'), 'webp', w, h)
  await expectPicture(await get(image.src, '*/*'), 'jpeg', w, h)
  for (const address of addressesIn(image.srcSet))
    expect((await get(address, '*/*')).headers.get('content-type')).toBe('image/jpeg')
  for (const address of addressesIn(image.webpSrcSet))
    expect((await get(address, '*/*')).headers.get('content-type')).toBe('image/webp')
})

test('an SVG is delivered unchanged, without sizes', async () => {
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"/>')
  const file = { data, name: 'mark.svg', mimetype: 'image/svg+xml', size: data.length }
  const { filename } = await payload.create({ collection: 'media', data: { alt: 'Mark' }, file })
  const answer = await get(`/media/${filename}`, 'image/avif')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(await answer.text()).toBe(data.toString())
})

test('every upload field filters the media library', () => {
  const { collections, globals, blocks = [] } = payload.config
  const all = [...collections, ...globals, ...blocks].flatMap(({ fields }) => uploadsIn(fields))
  const media = all.filter(({ relationTo }) => relationTo === 'media')
  expect(media.length).toBeGreaterThan(15)
  expect(media.filter(({ filterOptions }) => !filterOptions).map(({ name }) => name)).toEqual([])
})

/** Upload fields at every level of tabs, rows, groups and arrays. */
function uploadsIn(fields: Field[]): Extract<Field, { type: 'upload' }>[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload') return [field]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => uploadsIn(tab.fields))
    return 'fields' in field ? uploadsIn(field.fields) : []
  })
}
