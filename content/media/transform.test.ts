import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cropWindow } from './crop-window.ts'
import { Originals } from './originals.ts'
import { sharp } from './sharp.ts'
import { DiskStore } from './storage/disk-store.ts'
import { transform } from './transform.ts'

/** A picture whose left half is red and right half blue. */
function halves(width: number, height: number) {
  const blue = { create: { width: width / 2, height, channels: 3, background: '#00F' } } as const
  const red = { create: { width, height, channels: 3, background: '#F00' } } as const
  return sharp(red).composite([{ input: blue, left: width / 2, top: 0 }])
}

async function stored(name: string, bytes: Buffer) {
  const dir = await mkdtemp(join(tmpdir(), 'belvedere-originals-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await writeFile(join(dir, name), bytes)
  const original = await new Originals(new DiskStore(dir)).find(name)
  if (!original) throw new Error('The picture was not found.')
  return original
}

const MAX = { fit: 'max', w: 100, h: 50, q: 85 } as const

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
] as const)('a picture is encoded as %s in the given size', async (output, format) => {
  const original = await stored('a.jpg', await halves(400, 200).jpeg().toBuffer())
  const made = await sharp(await transform(original, MAX, output)).metadata()
  expect([made.format, made.width, made.height]).toEqual([format, 100, 50])
})

test('camera metadata is removed, and the picture is rotated upright', async () => {
  const exif = { IFD0: { Artist: 'Somebody' } }
  const bytes = await halves(200, 400)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  const original = await stored('a.jpg', bytes)
  expect([original.width, original.height]).toEqual([400, 200])
  const made = await transform(original, MAX, 'jpeg')
  const { exif: kept, icc, orientation } = await sharp(made).metadata()
  expect([kept, icc, orientation]).toEqual([undefined, undefined, undefined])
  const top = await sharp(made).extract({ left: 0, top: 0, width: 100, height: 20 }).toBuffer()
  expect((await sharp(top).stats()).dominant.r).toBeGreaterThan(200)
})

test('AVIF, WebP and PNG keep transparency', async () => {
  const clear = { width: 100, height: 50, channels: 4, background: '#F008' } as const
  const original = await stored('a.png', await sharp({ create: clear }).png().toBuffer())
  for (const output of ['avif', 'webp', 'png'] as const)
    expect((await sharp(await transform(original, MAX, output)).stats()).isOpaque).toBe(false)
})

test('a crop follows the focal point', async () => {
  const original = await stored('a.png', await halves(400, 100).png().toBuffer())
  const square = { fit: 'crop', w: 50, h: 50, q: 75 } as const
  const at = async (x: number) =>
    (await sharp(await transform(original, square, 'png', { x, y: 0.5 })).stats()).dominant
  expect((await at(0.1)).r).toBeGreaterThan(200)
  expect((await at(0.9)).b).toBeGreaterThan(200)
})

test('the crop is the largest in its ratio, as centred on the focal point as possible', () => {
  const size = { fit: 'crop', w: 400, h: 300, q: 75 } as const
  const frame = { width: 2400, height: 1600 }
  expect(cropWindow(frame, size, { x: 0.5, y: 0.5 })).toEqual({
    left: 134,
    top: 0,
    width: 2133,
    height: 1600,
  })
  expect(cropWindow(frame, size, { x: 0, y: 1 }).left).toBe(0)
  expect(cropWindow(frame, size, { x: 1, y: 0 }).left).toBe(2400 - 2133)
  const tall = cropWindow({ width: 300, height: 1000 }, size, { x: 0.5, y: 0.3 })
  expect(tall).toEqual({ left: 0, top: 188, width: 300, height: 225 })
})
