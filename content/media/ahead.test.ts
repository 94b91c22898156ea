import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DiskCache } from '@belvedere/kit/disk-cache.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { parseMediaAddress } from '@belvedere/kit/media-address.ts'
import { Queue } from '@belvedere/kit/queue.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Ahead } from './ahead.ts'
import { Originals } from './originals.ts'
import { pictureSource } from './picture-source.ts'
import { respond } from './respond.ts'
import { responsiveImage } from './responsive-image.ts'
import { sharp } from './sharp.ts'
import { BASES } from './sizes.ts'
import { DiskStore } from './storage/disk-store.ts'
import { keyOf } from './variant.ts'

const BROWSER = 'image/avif,image/webp,*/*'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const [FULL, , , FLAG] = BASES

const pictures = ['bay', 'hill'].map((name) => ({
  filename: `${name}-0a1b2c3d.jpg`,
  mimeType: 'image/jpeg',
  width: 64,
  height: 48,
}))

/** Five sizes, since two bases give the same one for these pictures, in two formats each. */
const VARIANTS = 10

/** The address of a picture in one of the sizes, as a page has it. */
const addressOf = (index: number, base = FULL) =>
  responsiveImage(pictures[index] ?? {}, base)?.src ?? ''

function wanted(index: number, bases = BASES) {
  const picture = pictureSource(pictures[index] ?? {}, bases)
  if (!picture) throw new Error('This is not a picture.')
  return picture
}

async function folder() {
  const root = await mkdtemp(join(tmpdir(), 'belvedere-ahead-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const { filename, width, height } of pictures) {
    const image = sharp({ create: { width, height, channels: 3, background: '#274' } })
    await writeFile(join(root, filename), await image.jpeg().toBuffer())
  }
  return root
}

/** A replica of the service; `made` are the addresses and formats that it encoded, in order. */
function open(root: string, capBytes = 1e7) {
  const variants = new DiskCache({ dir: join(root, 'variants'), capBytes, createsOnce: true })
  const lines: string[] = []
  const log = createLog('media', { level: 'warn', write: (line) => lines.push(line) })
  const media = {
    originals: new Originals(new DiskStore(root)),
    variants,
    queue: new Queue({ atOnce: 1 }),
    log,
  }
  const made: string[] = []
  const { getOrCreate } = variants
  vi.spyOn(variants, 'getOrCreate').mockImplementation((key, create) =>
    getOrCreate.call(variants, key, () => {
      made.push(key.replace(/^\/media\/(\w+)\S*fit=(\w+)\S*&q=(\d+)\S* (\w+) .*$/, '$1 $2 $3 $4'))
      return create()
    }),
  )
  const ahead = new Ahead(media)
  onTestFinished(() => ahead.stop())
  const get = (path: string, headers: Record<string, string> = {}) =>
    respond(new Request(`http://content${path}`, { headers: { accept: BROWSER, ...headers } }), {
      ...media,
      ahead,
    })
  return { ahead, get, made, lines, variants, queue: media.queue }
}

const aboutOf = ({ headers }: Response) => [
  headers.get('content-type'),
  headers.get('cache-control'),
]

test('a request gets WebP until the AVIF variant is made in the background', async () => {
  const { ahead, get, made } = open(await folder())
  const first = await get(addressOf(0))
  expect(aboutOf(first)).toEqual(['image/webp', 'public, max-age=31536000, s-maxage=60'])
  await ahead.idle()
  expect(made).toEqual(['bay max 85 webp', 'bay max 85 avif'])
  const held = { 'if-none-match': first.headers.get('etag') ?? '' }
  const second = await get(addressOf(0), held)
  expect([second.status, ...aboutOf(second)]).toEqual([200, 'image/avif', IMMUTABLE])
  const again = await get(addressOf(0), { 'if-none-match': second.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(made).toHaveLength(2)
})

test('other formats are encoded when they are requested', async () => {
  const { ahead, get, made } = open(await folder())
  expect(aboutOf(await get(addressOf(0), { accept: '*/*' }))).toEqual(['image/jpeg', IMMUTABLE])
  expect(aboutOf(await get(addressOf(0), { accept: 'image/webp' }))[1]).toBe(IMMUTABLE)
  await ahead.idle()
  expect(made).toEqual(['bay max 85 jpeg', 'bay max 85 webp'])
})

test('all sizes of a picture are made as WebP and AVIF, and no request encodes again', async () => {
  const { ahead, get, made } = open(await folder())
  ahead.addFromLibrary(wanted(0))
  await ahead.idle()
  expect(made).toHaveLength(VARIANTS)
  for (const base of BASES)
    expect(aboutOf(await get(addressOf(0, base)))).toEqual(['image/avif', IMMUTABLE])
  for (const base of BASES) await get(addressOf(0, base), { accept: 'image/webp' })
  expect(made).toHaveLength(VARIANTS)
})

test('visitors come first, then what they requested, published pages and the library', async () => {
  const { ahead, get, made, queue } = open(await folder())
  const { promise, resolve } = Promise.withResolvers<void>()
  const visitor = queue.run(() => promise)
  ahead.addFromLibrary(wanted(0, BASES.slice(0, 1)))
  ahead.addPublished(wanted(1, BASES.slice(0, 1)))
  const address = parseMediaAddress(addressOf(0, FLAG))
  ahead.addRequested({ address, key: keyOf(address, 'avif') })
  const waiting = get(addressOf(1, FLAG), { accept: 'image/webp' })
  await vi.waitFor(() => expect(made).toEqual(['hill max 75 webp']), { interval: 1 })
  resolve()
  await Promise.all([visitor, waiting, ahead.idle()])
  expect(made).toEqual([
    ...['hill max 75 webp', 'bay max 75 avif'],
    ...['hill max 85 webp', 'hill max 85 avif'],
    ...['bay max 85 webp', 'bay max 85 avif'],
  ])
})

test('after a restart only missing variants are made', async () => {
  const root = await folder()
  const first = open(root)
  first.ahead.addFromLibrary(wanted(0))
  await vi.waitFor(() => expect(first.made.length).toBeGreaterThan(2), { interval: 1 })
  await first.ahead.stop()
  const second = open(root)
  second.ahead.addFromLibrary(wanted(0))
  await second.ahead.idle()
  expect(second.made.length).toBeGreaterThan(0)
  const third = open(root)
  third.ahead.addFromLibrary(wanted(0))
  await third.ahead.idle()
  expect(third.made).toEqual([])
  expect(first.made.length + second.made.length).toBe(VARIANTS)
})

test('two replicas of the service with one folder make each variant once', async () => {
  const root = await folder()
  const copies = [open(root), open(root)]
  for (const { ahead } of copies) ahead.addFromLibrary(wanted(0))
  await Promise.all(copies.map(({ ahead }) => ahead.idle()))
  expect(copies.flatMap(({ made }) => made)).toHaveLength(VARIANTS)
})

test('no variant is made ahead that would evict a stored one', async () => {
  const { ahead, made, lines, variants } = open(await folder(), 10_000)
  const stored = { body: Buffer.alloc(9500), about: {} }
  await variants.getOrCreate('stored', async () => stored)
  for (const index of [0, 1, 1]) {
    ahead.addFromLibrary(wanted(index))
    await ahead.idle()
  }
  expect(made).toEqual(['stored'])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Set MEDIA_CACHE_MB to more.')
})

test('a damaged picture is logged once per format, and the others are made', async () => {
  const root = await folder()
  await writeFile(join(root, pictures[0]?.filename ?? ''), 'not a picture')
  const { ahead, made, lines } = open(root)
  ahead.addFromLibrary(wanted(0))
  ahead.addFromLibrary(wanted(1))
  await ahead.idle()
  expect(made).toHaveLength(VARIANTS)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('bay-0a1b2c3d.jpg')
})
