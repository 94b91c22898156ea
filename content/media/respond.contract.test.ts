import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DiskCache } from '@belvedere/kit/disk-cache.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { Queue } from '@belvedere/kit/queue.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Originals } from './originals.ts'
import { respond } from './respond.ts'
import { responsiveImage } from './responsive-image.ts'
import { sharp } from './sharp.ts'
import { DiskStore } from './storage/disk-store.ts'

const NAME = 'bay-0a1b2c3d.jpg'
const ADDRESS = `/media/${NAME}?fit=max&w=400&h=200&auto=format,compress&q=85`
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h9v9z"/></svg>'

function paint(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#274' } })
}

async function open(queue = new Queue()) {
  const root = await mkdtemp(join(tmpdir(), 'belvedere-media-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await writeFile(join(root, NAME), await paint(800, 400).jpeg().toBuffer())
  await writeFile(join(root, 'icon-0a1b2c3d.png'), await paint(180, 180).png().toBuffer())
  await writeFile(join(root, 'mark-0a1b2c3d.svg'), SVG)
  await writeFile(join(root, 'torn-0a1b2c3d.png'), 'not a picture')
  const variants = new DiskCache({ dir: join(root, 'variants'), capBytes: 1e7 })
  const lines: string[] = []
  const log = createLog('media', { write: (line) => lines.push(line) })
  const media = { originals: new Originals(new DiskStore(root)), variants, queue, log }
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    respond(new Request(`http://content${path}`, { method, headers }), media)
  return { get, root, lines }
}

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*;q=0.8', 'image/webp', 'webp'],
  ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
  ['', 'image/jpeg', 'jpeg'],
])('a browser that accepts "%s" gets %s', async (accept, type, format) => {
  const { get } = await open()
  const answer = await get(ADDRESS, { accept })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const body = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(body.length))
  expect(await sharp(body).metadata()).toMatchObject({ format, width: 400, height: 200 })
})

test('fm=webp gives WebP regardless of the Accept header', async () => {
  const { get } = await open()
  const answer = await get(`${ADDRESS}&fm=webp`, { accept: 'image/avif' })
  expect(answer.headers.get('content-type')).toBe('image/webp')
})

test('HEAD has the headers of GET and no body', async () => {
  const { get } = await open()
  const [head, whole] = [await get(ADDRESS, {}, 'HEAD'), await get(ADDRESS)]
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
  expect(await head.text()).toBe('')
})

test('a matching If-None-Match gives 304 without encoding a variant', async () => {
  const { get, root } = await open()
  const etag = (await get(ADDRESS)).headers.get('etag') ?? ''
  await rm(join(root, 'variants'), { recursive: true })
  for (const held of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
    expect((await get(ADDRESS, { 'if-none-match': held })).status).toBe(304)
  expect(await readdir(root)).not.toContain('variants')
  expect((await get(ADDRESS, { 'if-none-match': '"x"' })).status).toBe(200)
  expect((await get(ADDRESS, { 'if-none-match': etag, accept: 'image/webp' })).status).toBe(200)
})

test('concurrent requests for a variant encode it once', async () => {
  const queue = new Queue()
  const run = vi.spyOn(queue, 'run')
  const { get } = await open(queue)
  const answers = await Promise.all(Array.from({ length: 30 }, () => get(ADDRESS)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a full queue gives 503 with Retry-After', async () => {
  const { get } = await open(new Queue({ atOnce: 1, waiting: 0 }))
  const kinds = ['image/avif', 'image/webp', '*/*']
  const answers = await Promise.all(kinds.map((accept) => get(ADDRESS, { accept })))
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy).toHaveLength(2)
  expect(busy[0]?.headers.get('retry-after')).toBe('5')
  expect(busy[0]?.headers.get('cache-control')).toBe('no-store')
  expect(await busy[0]?.text()).toMatch(/^Too many requests are waiting\./)
})

test.each([
  [ADDRESS.replace('w=400', 'w=401'), 400, 'This picture is not available in this size'],
  [ADDRESS.replace('q=85', 'q=84'), 400, 'This picture is not available in this size'],
  [`${ADDRESS}&blur=1`, 400, 'Unknown parameter'],
  [`/media/${NAME}`, 400, 'Only drawings and pictures of at most 512 pixels'],
  ['/media/a%00.jpg', 400, 'This is not the name of a picture'],
  ['/media/..%2f..%2fsecret.png', 400, 'This is not the name of a picture'],
  ['/media/gone-0a1b2c3d.jpg', 404, 'Picture not found.'],
  ['/media/variants.png', 404, 'Picture not found.'],
  ['/media/torn-0a1b2c3d.png', 500, 'This picture could not be processed'],
  ['/media/mark-0a1b2c3d.svg?w=9', 400, 'The parameter "fit" is missing.'],
])('%s gives %i and a message', async (path, status, message) => {
  const { get } = await open()
  const answer = await get(path)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(message)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a damaged file is logged', async () => {
  const { get, lines } = await open()
  await get('/media/torn-0a1b2c3d.png')
  expect(lines.join()).toContain('torn-0a1b2c3d.png')
})

test('an SVG is served unchanged, with a policy against scripts', async () => {
  const { get } = await open()
  const answer = await get('/media/mark-0a1b2c3d.svg')
  expect(await answer.text()).toBe(SVG)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
})

test('an icon has an address without a size and keeps its format', async () => {
  const { get } = await open()
  const answer = await get('/media/icon-0a1b2c3d.png', { accept: 'image/avif,*/*' })
  expect(answer.headers.get('content-type')).toBe('image/png')
})

test('a focal point needs a valid signature', async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'a secret for this test')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const { get } = await open()
  const picture = { filename: NAME, mimeType: 'image/jpeg', width: 800, height: 400, focalX: 20 }
  const { src = '' } = responsiveImage(picture, { fit: 'crop', w: 400, h: 300 }) ?? {}
  expect((await get(src)).status).toBe(200)
  const forged = await get(src.replace('fp-x=0.20', 'fp-x=0.21'))
  expect([forged.status, await forged.text()]).toEqual([
    400,
    'The signature of the focal point is not valid: use an address from the delivery API.\n',
  ])
})

test('a picture deleted from the folder gives 404 at once', async () => {
  const { get, root } = await open()
  expect((await get(ADDRESS)).status).toBe(200)
  await rm(join(root, NAME))
  expect((await get(ADDRESS)).status).toBe(404)
})
