import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@belvedere/kit/log.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createMedia } from './media.ts'

const ADDRESS = '/media/bay-0a1b2c3d.jpg?fit=max&w=400&h=200&auto=format,compress&q=85'

async function listen(handler: RequestListener, port = 0) {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => close(server))
  return { server, port: (server.address() as AddressInfo).port }
}

function close(server: Server) {
  server.closeAllConnections()
  return new Promise<void>((resolve) => void server.close(() => resolve()))
}

/** A fake content service whose pictures contain their format and address as text. */
const paint: RequestListener = (req, res) => {
  const body = `${req.headers.accept} ${req.url}`
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 8)}"`
  const type = req.headers.accept === '*/*' ? 'image/jpeg' : req.headers.accept
  res.writeHead(200, { 'content-type': type, etag, 'x-inner': 'internal' }).end(body)
}

type Before = { dir?: string; endpoint?: string }

async function open(handler: RequestListener = paint, before: Before = {}) {
  const requests: string[] = []
  const content = await listen((req, res) => {
    requests.push(`${req.headers.accept} ${req.url}`)
    handler(req, res)
  })
  const dir = before.dir ?? (await mkdtemp(join(tmpdir(), 'belvedere-site-media-')))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const contentUrl = `http://127.0.0.1:${content.port}${before.endpoint ?? '/graphql'}`
  const log = createLog('media', { write: () => {} })
  const site = await listen(createMedia({ contentUrl, dir, capBytes: 1e7, log }))
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${site.port}${path}`, { method, headers })
  return { get, requests, dir, content: content.server }
}

test.each([
  ['text/html,image/avif,image/webp,*/*;q=0.8', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/jpeg'],
])('a browser that accepts "%s" gets %s, fetched once', async (accept, type) => {
  const { get, requests } = await open()
  const bodies = new Set<string>()
  for (let i = 0; i < 3; i++) {
    const answer = await get(ADDRESS, { accept })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.has('x-inner')).toBe(false)
    bodies.add(await answer.text())
  }
  expect(bodies.size).toBe(1)
  expect(requests).toHaveLength(1)
})

test('a preview endpoint has its pictures at the same address', async () => {
  const { get, requests } = await open(paint, { endpoint: '/graphql/preview' })
  expect((await get(ADDRESS, { accept: 'image/avif' })).status).toBe(200)
  expect(requests[0]).toMatch(/^image\/avif \/media\//)
})

test('equivalent addresses and Accept headers share one picture', async () => {
  const { get, requests } = await open()
  await get(ADDRESS, { accept: 'image/avif' })
  await get(ADDRESS, { accept: 'image/png, image/AVIF;q=0.9' })
  await get('/media/bay-0a1b2c3d.jpg?q=85&w=400&auto=format%2Ccompress&h=200&fit=max', {
    accept: 'image/avif,image/webp',
  })
  expect(requests).toEqual([`image/avif ${ADDRESS}`])
})

test('concurrent requests for a picture fetch it once', async () => {
  const { get, requests } = await open((req, res) => void setTimeout(() => paint(req, res), 20))
  const answers = await Promise.all(Array.from({ length: 40 }, () => get(ADDRESS)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(requests).toHaveLength(1)
})

test('HEAD has the headers of GET and no body; a matching ETag is a 304', async () => {
  const { get } = await open()
  const whole = await get(ADDRESS)
  const head = await get(ADDRESS, {}, 'HEAD')
  expect(head.headers.get('content-length')).toBe(String((await whole.text()).length))
  expect(await head.text()).toBe('')
  const etag = whole.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const known = await get(ADDRESS, { 'if-none-match': `"other", W/${etag}` })
  expect([known.status, await known.text()]).toEqual([304, ''])
  expect((await get(ADDRESS, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('while the content service is down, cached pictures are served and others are a 503', async () => {
  const { get, dir, content } = await open()
  await get(ADDRESS)
  await close(content)
  expect((await get(ADDRESS)).status).toBe(200)
  const other = await get(ADDRESS.replaceAll('00', '01'))
  expect([other.status, other.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await other.text()).toMatch(/^This picture cannot be had at the moment\./)
  const restarted = await open((_, res) => void res.destroy(), { dir })
  expect((await restarted.get(ADDRESS)).status).toBe(200)
})

test('a failed fetch is not cached', async () => {
  let isUp = false
  const { get } = await open((req, res) => (isUp ? paint(req, res) : void res.destroy()))
  expect((await get(ADDRESS)).status).toBe(503)
  isUp = true
  expect((await get(ADDRESS)).status).toBe(200)
})

test.each([400, 404])('a %i is passed on with its message, and cached', async (status) => {
  const { get, requests } = await open(
    (_, res) => void res.writeHead(status).end('No such picture.\n'),
  )
  for (let i = 0; i < 3; i++) {
    const answer = await get(ADDRESS)
    expect([answer.status, await answer.text()]).toEqual([status, 'No such picture.\n'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect(requests).toHaveLength(1)
})

test.each([
  ['a 503', 503, (res: Parameters<RequestListener>[1]) => res.writeHead(503).end('trace')],
  ['a 500', 502, (res: Parameters<RequestListener>[1]) => res.writeHead(500).end('trace')],
  [
    'an HTML page',
    502,
    (res: Parameters<RequestListener>[1]) =>
      res.writeHead(200, { 'content-type': 'text/html', etag: '"a"' }).end('<h1>trace</h1>'),
  ],
  [
    'a redirect',
    503,
    (res: Parameters<RequestListener>[1]) => res.writeHead(302, { location: '/secret' }).end(),
  ],
])(
  '%s of the content service is answered with %i and Retry-After',
  async (_, status, answerWith) => {
    const { get } = await open((_, res) => void answerWith(res))
    const answer = await get(ADDRESS)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '5'])
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await answer.text()).not.toContain('trace')
  },
)

test.each([
  ['/media/bay.jpg?w=1', 'GET', 400, 'The parameter "fit" is missing.'],
  [`${ADDRESS}&utm_source=x`, 'GET', 400, 'Unknown parameter.'],
  ['/media/a%00.jpg', 'GET', 400, 'This is not the name of a picture'],
  [ADDRESS, 'POST', 405, 'Pictures can only be read'],
])('%s by %s is not sent to the content service', async (path, method, status, sentence) => {
  const { get, requests } = await open()
  const answer = await get(path, {}, method)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(sentence)
  expect(requests).toEqual([])
})

test('an SVG keeps its content security policy', async () => {
  const policy = "default-src 'none'; sandbox"
  const headers = {
    'content-type': 'image/svg+xml; charset=utf-8',
    etag: '"a"',
    'content-security-policy': policy,
  }
  const { get, requests } = await open((_, res) => void res.writeHead(200, headers).end('<svg/>'))
  for (const accept of ['image/avif', '*/*']) {
    const answer = await get('/media/mark-0a1b2c3d.svg', { accept })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toBe(policy)
  }
  expect(requests).toHaveLength(1)
})
