import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Log } from '@belvedere/kit/log.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { Assets } from '../server/render/assets.ts'
import { address, listenOnFreePort } from '../testing/loopback.ts'
import { blockEntries } from './block-entries.ts'
import { createCatalogue } from './create-catalogue.ts'

const assets: Assets = {
  build: { id: 'build-1', timestamp: '2026-01-01T00:00:00.000Z' },
  earlierBuilds: [],
  entry: '/assets/entry.js',
  isStrict: true,
  stylesheets: () => [],
  modules: [],
  file: () => undefined,
}
const quiet = () => {}
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet }

/** Starts the catalogue on loopback until the end of the test. */
async function catalogue() {
  const handler = createCatalogue({ assets, siteUrl: 'http://localhost', log, widest: 320 })
  const server = await listenOnFreePort(createServer(handler))
  onTestFinished(() => void server.close())
  return (path: string) => fetch(address(server) + path)
}

/** Any kind of block that has a picture for the picker. */
const kind = [...blockEntries().keys()].find((folder) =>
  existsSync(join(projectRoot(), 'blocks', folder, 'thumbnail.svg')),
)

test('every entry has a page with its blocks', { tags: ['release'] }, async () => {
  const get = await catalogue()
  const entries: { path: string; kind: string }[] = await (await get('/entries.json')).json()
  expect(entries.length).toBeGreaterThan(100)
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length)
  for (const { path } of entries.filter(({ path }) => /--(full|all)$/.test(path))) {
    const response = await get(path)
    expect(response.status, path).toBe(200)
    const page = parseHtml(await response.text())
    expect(page.querySelector('[data-block]'), path).not.toBeNull()
  }
})

test('an entry is shown in frames of all widths, or of one', async () => {
  const get = await catalogue()
  const frames = async (path: string) =>
    parseHtml(await (await get(path)).text()).querySelectorAll('iframe')
  expect(await frames(`/${kind}/extreme`)).toHaveLength(4)
  expect(await frames(`/${kind}/extreme?width=390`)).toHaveLength(1)
  expect(await frames(`/${kind}`)).toHaveLength(4)
})

test.each([`/${kind}s`, `/${kind}/extrem`, `/${kind}--extrem`, '/a/b/c', '/%3Cscript%3E'])(
  '%s is a 404 with the list of entries',
  async (path) => {
    const response = await (await catalogue())(path)
    expect(response.status).toBe(404)
    const { body } = parseHtml(await response.text())
    expect(body.textContent).toContain(`The catalogue has nothing at ${path}.`)
    expect(body.querySelector(`a[href="/${kind}/extreme"]`)).not.toBeNull()
  },
)

test('media addresses answer with files of the demo, and pictures are cropped as requested', async () => {
  const get = await catalogue()
  const query = 'fit=crop&w=810&h=1440&auto=format,compress&q=85'
  const picture = await get(`/media/house-0a1b2c3d.jpg?${query}`)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  const film = await get('/media/film-0a1b2c3d.mp4')
  expect(film.headers.get('content-type')).toBe('video/mp4')
  for (const off of ['/media/house.jpg', '/media/', '/media/x-0a1b2c3d.exe', '/media/x.mp4'])
    expect((await get(off)).status, off).toBe(404)
  expect((await get(`/thumbnails/${kind}.svg`)).headers.get('content-type')).toBe('image/svg+xml')
})

test.for(['w=-5', 'w=0.5&h=2', 'w=many&h=NaN', 'w=1e9&h=1'])(
  'a picture requested with %s keeps its own shape',
  async (query) => {
    const get = await catalogue()
    const picture = await get(`/media/house-0a1b2c3d.jpg?${query}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  },
)

test('open tabs find the latest build and no redirects', async () => {
  const get = await catalogue()
  const read = async (path: string) => (await get(path)).json()
  expect(await read('/builds/latest.json?1')).toEqual(assets.build)
  expect(await read('/builds/meta/build-1.json')).toMatchObject({ redirects: [] })
})
