import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@belvedere/kit/log.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { address, close, listen } from '../testing/loopback.ts'
import { createMedia } from './media.ts'

const ADDRESS = '/media/bay-0a1b2c3d.jpg?fit=max&w=400&h=200&auto=format,compress&q=85'
const FOR_NOW = 'public, max-age=31536000, s-maxage=60'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A site and a content service that sends WebP instead of AVIF until `avif.isMade`. */
async function open() {
  const avif = { isMade: false }
  const requests: string[] = []
  const content = await listen((req, res) => {
    requests.push(String(req.headers.accept))
    const isAvif = avif.isMade && req.headers.accept === 'image/avif'
    const name = isAvif ? 'avif' : 'webp'
    res.writeHead(200, { 'content-type': `image/${name}`, etag: `"${name}"` }).end(name)
  })
  const root = await mkdtemp(join(tmpdir(), 'belvedere-for-now-'))
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 5 }))
  const log = createLog('media', { write: () => {} })
  const options = { contentUrl: `${address(content)}/graphql`, capBytes: 1e7, log }
  const start = async () => {
    const site = await listen(createMedia({ ...options, dir: join(root, 'media') }))
    return async (headers: Record<string, string> = {}) => {
      const all = { accept: 'image/avif,image/webp', ...headers }
      const answer = await fetch(address(site) + ADDRESS, { headers: all })
      return [answer.status, await answer.text(), answer.headers.get('cache-control')]
    }
  }
  return { avif, requests, content, start, get: await start() }
}

/** The site asks again after two seconds. */
function later() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3000 })
  onTestFinished(() => void vi.useRealTimers())
}

test('WebP in place of AVIF is sent again, but not for long', async () => {
  const { avif, requests, get } = await open()
  for (let i = 0; i < 3; i++) expect(await get()).toEqual([200, 'webp', FOR_NOW])
  expect(requests).toEqual(['image/avif'])
  avif.isMade = true
  later()
  expect(await get()).toEqual([200, 'webp', FOR_NOW])
  await vi.waitFor(async () => expect(await get()).toEqual([200, 'avif', IMMUTABLE]))
  expect(requests).toHaveLength(2)
  expect(await get({ 'if-none-match': '"webp"' })).toEqual([200, 'avif', IMMUTABLE])
  expect(await get({ 'if-none-match': '"avif"' })).toEqual([304, '', IMMUTABLE])
})

test('a browser without AVIF gets the WebP as immutable', async () => {
  const { requests, get } = await open()
  await get()
  expect(await get({ accept: 'image/webp' })).toEqual([200, 'webp', IMMUTABLE])
  expect(requests).toEqual(['image/avif'])
})

test('a restarted site does not mistake a stored WebP for the AVIF', async () => {
  const { avif, get, start } = await open()
  await get()
  avif.isMade = true
  expect(await (await start())()).toEqual([200, 'avif', IMMUTABLE])
})

test('while the content service is down, WebP replaces AVIF after a restart, too', async () => {
  const { content, get, start } = await open()
  await get()
  await close(content)
  expect(await get()).toEqual([200, 'webp', FOR_NOW])
  expect(await (await start())()).toEqual([200, 'webp', FOR_NOW])
})
