import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerRange } from '@belvedere/kit/byte-range.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { address, close, listen } from '../testing/loopback.ts'
import { createMedia } from './media.ts'

const NAME = 'drift-0a1b2c3d.mp4'
const PATH = `/media/${NAME}`
const FILM = randomBytes(300_000)
const ETAG = `"${createHash('sha256').update(FILM).digest('hex').slice(0, 8)}"`

/** A fake content service with one video and support for byte ranges. */
const film: RequestListener = (req, res) => {
  const { range } = req.headers
  const ifRange = req.headers['if-range']?.toString()
  const { status, headers, part } = answerRange(
    { range, ifRange },
    { size: FILM.length, etag: ETAG },
  )
  const about = { etag: ETAG, 'content-type': 'video/mp4', 'accept-ranges': 'bytes' }
  const other = { 'cache-control': 'public, max-age=31536000, immutable', 'x-inner': 'internal' }
  res.writeHead(status, { ...about, ...other, ...headers })
  res.end(part && req.method === 'GET' ? FILM.subarray(part.start, part.end + 1) : undefined)
}

async function open(handler: RequestListener = film, before: { root?: string; cap?: number } = {}) {
  const requests: string[] = []
  const content = await listen((req, res) => {
    requests.push(`${req.method} ${req.url} ${req.headers.range ?? 'whole'}`)
    handler(req, res)
  })
  const root = before.root ?? (await mkdtemp(join(tmpdir(), 'belvedere-site-files-')))
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 5 }))
  const log = createLog('media', { write: () => {} })
  const dir = join(root, 'media')
  const contentUrl = `${address(content)}/graphql`
  const site = await listen(createMedia({ contentUrl, dir, capBytes: before.cap ?? 1e7, log }))
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(address(site) + path, { method, headers })
  const isCached = () =>
    vi.waitFor(() => expect(existsSync(join(root, 'media-files', `${NAME}.json`))).toBe(true))
  return { get, requests, root, content, isCached }
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** Checks the range requests of RFC 9110 that video players send. */
async function expectRanges({ get }: Pick<Awaited<ReturnType<typeof open>>, 'get'>) {
  const size = FILM.length
  const whole = await get(PATH)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(size),
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
    etag: ETAG,
  })
  expect(whole.headers.has('x-inner')).toBe(false)
  expect((await bytesOf(whole)).equals(FILM)).toBe(true)
  const part = await get(PATH, { range: 'bytes=1000-1999' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${size}`])
  expect((await bytesOf(part)).equals(FILM.subarray(1000, 2000))).toBe(true)
  const end = await get(PATH, { range: 'bytes=-10' })
  expect((await bytesOf(end)).equals(FILM.subarray(-10))).toBe(true)
  const behind = await get(PATH, { range: `bytes=${size}-` })
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  expect((await get(PATH, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200)
  const head = await get(PATH, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    ...[200, String(size), ''],
  ])
}

test('byte ranges of a video are first proxied, then served from the cache', async () => {
  const site = await open()
  await expectRanges(site)
  await site.isCached()
  const before = site.requests.length
  await expectRanges(site)
  expect(site.requests).toHaveLength(before)
  expect((await site.get(PATH, { 'if-none-match': ETAG })).status).toBe(304)
})

test('cached videos are served while the content service is down, even after a restart', async () => {
  const site = await open()
  await bytesOf(await site.get(PATH, { range: 'bytes=0-9' }))
  await site.isCached()
  await close(site.content)
  await expectRanges(site)
  const other = await site.get('/media/other-0a1b2c3d.mp4')
  expect([other.status, other.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await other.text()).toMatch(/^This file cannot be had at the moment\./)
  await expectRanges(await open((_, res) => void res.destroy(), { root: site.root }))
})

test('concurrent requests for a new video download it once', async () => {
  const { get, requests, isCached } = await open()
  await Promise.all(
    Array.from({ length: 20 }, async () => bytesOf(await get(PATH, { range: 'bytes=0-9' }))),
  )
  await isCached()
  expect(requests.filter((one) => one === `GET ${PATH} whole`)).toHaveLength(1)
})

test('an incomplete video is not cached', async () => {
  const half: RequestListener = (req, res) => {
    if (req.headers.range) return film(req, res)
    res.writeHead(200, { 'content-type': 'video/mp4', 'content-length': FILM.length, etag: ETAG })
    res.write(FILM.subarray(0, 1000), () => res.destroy())
  }
  const { get, requests, root } = await open(half)
  await bytesOf(await get(PATH, { range: 'bytes=0-9' }))
  await vi.waitFor(() => expect(requests).toContain(`GET ${PATH} whole`))
  await bytesOf(await get(PATH, { range: 'bytes=0-9' }))
  await vi.waitFor(async () => expect(await readdir(join(root, 'media-files'))).toEqual([]))
})

test.each([
  ['', FILM.length - 5],
  ['.json', 20],
])('a cached video with a flipped bit in its file%s is fetched again', async (end, at) => {
  const first = await open()
  await bytesOf(await first.get(PATH))
  await first.isCached()
  await close(first.content)
  const file = join(first.root, 'media-files', NAME + end)
  const bytes = await readFile(file)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(file, bytes)
  const { get, isCached, requests } = await open(film, { root: first.root })
  const answers = await Promise.all([get(PATH), get(PATH, { range: 'bytes=0-9' })])
  const [whole, part] = await Promise.all(answers.map(bytesOf))
  expect([whole?.equals(FILM), part?.equals(FILM.subarray(0, 10))]).toEqual([true, true])
  await isCached()
  const before = requests.length
  expect((await bytesOf(await get(PATH))).equals(FILM)).toBe(true)
  expect(requests).toHaveLength(before)
})

test('a video larger than the cache is only proxied', async () => {
  const { get, requests, root } = await open(film, { cap: 100_000 })
  for (let i = 0; i < 2; i++) expect((await bytesOf(await get(PATH))).equals(FILM)).toBe(true)
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(2))
  expect(existsSync(join(root, 'media-files', NAME))).toBe(false)
})

test('a cached video without valid headers is fetched again', async () => {
  const { get, root, isCached, requests } = await open()
  await bytesOf(await get(PATH))
  await isCached()
  await writeFile(join(root, 'media-files', `${NAME}.json`), '{')
  const before = requests.length
  expect((await bytesOf(await get(PATH))).equals(FILM)).toBe(true)
  expect(requests.length).toBeGreaterThan(before)
})

test.each([
  ['a 503', 503, (res: Parameters<RequestListener>[1]) => res.writeHead(503).end('busy')],
  ['a 500', 502, (res: Parameters<RequestListener>[1]) => res.writeHead(500).end('trace')],
  [
    'a 404',
    404,
    (res: Parameters<RequestListener>[1]) => res.writeHead(404).end('There is no such file.'),
  ],
  [
    'an HTML page',
    502,
    (res: Parameters<RequestListener>[1]) =>
      res.writeHead(200, { 'content-type': 'text/html', etag: '"a"' }).end('<h1>'),
  ],
])(
  '%s of the content service is answered with %i and a sentence',
  async (_, status, answerWith) => {
    const { get } = await open((_, res) => void answerWith(res))
    const answer = await get(PATH)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(/^(This|There|The content).*\.\n$/)
  },
)

test.each([
  [`${PATH}?fit=max&w=1&h=1&auto=format,compress&q=85`, 'GET', 400],
  ['/media/..%2fsecret.mp4', 'GET', 400],
  ['/media/a.mp4.json', 'GET', 400],
  [PATH, 'POST', 405],
])('%s by %s is not sent to the content service', async (path, method, status) => {
  const { get, requests } = await open()
  expect((await get(path, {}, method)).status).toBe(status)
  expect(requests).toEqual([])
})

test('a document keeps its policy and file name, also from the cache', async () => {
  const headers = {
    'content-type': 'application/pdf',
    'content-length': '5',
    'content-security-policy': 'sandbox',
    'content-disposition': 'attachment; filename="guide.pdf"',
    etag: '"a"',
  }
  const { get, requests, root } = await open(
    (_, res) => void res.writeHead(200, headers).end('%PDF-'),
  )
  const path = '/media/guide-0a1b2c3d.pdf'
  const first = await get(path)
  await bytesOf(first)
  await vi.waitFor(() =>
    expect(existsSync(join(root, 'media-files/guide-0a1b2c3d.pdf.json'))).toBe(true),
  )
  const before = requests.length
  const second = await get(path)
  expect(requests).toHaveLength(before)
  for (const { headers: sent } of [first, second])
    expect(Object.fromEntries(sent)).toMatchObject(headers)
})
