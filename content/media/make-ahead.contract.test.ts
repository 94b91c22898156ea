import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { makePicture } from '../testing/picture.ts'

/** The modules that read the data folder when they are imported. */
async function load() {
  const [{ GET }, { startAhead }, { runningAhead, setRunningAhead }, { Ahead }, { openMedia }] =
    await Promise.all([
      import('../app/media/[file]/route.ts'),
      import('./make-ahead.ts'),
      import('./running-ahead.ts'),
      import('./ahead.ts'),
      import('./store.ts'),
    ])
  return { GET, startAhead, runningAhead, setRunningAhead, Ahead, openMedia }
}

let content: TestContent
let payload: Payload
let service: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  service = await load()
})
afterAll(async () => {
  await service.runningAhead()?.stop()
  service.setRunningAhead(undefined)
  await content[Symbol.asyncDispose]()
})

/** The media type that a browser gets. */
async function typeOf(path: string) {
  const headers = { accept: 'image/avif,image/webp' }
  const response = await service.GET(new Request(`http://content${path}`, { headers }))
  return response.headers.get('content-type')
}

async function typesOf(id: number) {
  const { filename } = await payload.findByID({ collection: 'media', id })
  const full = `/media/${filename}?fit=max&w=64&h=48&auto=format,compress&q=85`
  const crop = `/media/${filename}?fit=crop&w=60&h=48&auto=format,compress&q=75`
  return Promise.all([full, crop].map(typeOf))
}

const SMALL = { width: 64, height: 48 }
const ALL_AVIF = ['image/avif', 'image/avif']

test('pictures are made after the start and after an upload', async () => {
  const stored = await makePicture(payload, { alt: 'Before the start', ...SMALL })
  await service.startAhead(payload)
  await service.runningAhead()?.idle()
  expect(await typesOf(stored)).toEqual(ALL_AVIF)
  const uploaded = await makePicture(payload, { alt: 'After the start', ...SMALL })
  await service.runningAhead()?.idle()
  expect(await typesOf(uploaded)).toEqual(ALL_AVIF)
})

test('pictures of a published page are made when the site queries the page', async () => {
  service.setRunningAhead(undefined)
  const favicon = await makePicture(payload, { alt: 'Shown', ...SMALL })
  await payload.update({ collection: 'media', id: favicon, data: { focalX: 90, focalY: 20 } })
  await publishIcon(favicon)
  const ahead = new service.Ahead(service.openMedia())
  service.setRunningAhead(ahead)
  const token = await makeToken(payload, 'published')
  const { data, errors } = await ask(payload, QUERY, { token })
  expect(errors).toEqual([])
  const { src } = (data as { site: { favicon: { shown: { src: string } } } }).site.favicon.shown
  expect(src).toContain('fp-x=0.90')
  await ahead.idle()
  expect(await typeOf(src)).toBe('image/avif')
  // No page shows the other sizes.
  expect(await typesOf(favicon)).toEqual(['image/webp', 'image/webp'])
})

const QUERY =
  '{ site { favicon { shown: responsiveImage(imgixParams: { fit: crop, w: 400, h: 300 }) { src } } } }'

async function publishIcon(favicon: number) {
  const account = { email: 'ada@example.com', password: 'a long enough password' }
  const user = await payload.create({
    collection: 'users',
    data: { ...account, role: 'publisher' },
  })
  await payload.updateGlobal({
    slug: 'site',
    data: { name: 'Casa Example', favicon, _status: 'published' },
    user: { ...user, collection: 'users' },
  })
}
