import type { File } from 'payload'
import { expect, test } from 'vitest'
import { describeUpload, prepareUpload } from './on-upload.ts'
import { sharp } from './sharp.ts'

type Before = Parameters<typeof prepareUpload>[0]
type Validate = Parameters<typeof describeUpload>[0]

/** The only arguments that the hooks read. */
async function upload(name: string, data: Buffer, mimetype = 'image/jpeg') {
  const file: File = { name, data, mimetype, size: data.length }
  const args = { context: {}, operation: 'create', overrideAccess: true, req: { file } }
  await prepareUpload(args as unknown as Before)
  const fields = await describeUpload({ ...args, data: { alt: 'A' } } as unknown as Validate)
  return { file, fields }
}

function paint(width: number, height: number, background = '#2A7F4C') {
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
}

function busy() {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#000', noise } })
}

test('the file name has the original name and a content hash', async () => {
  const data = await paint(60, 40).jpeg().toBuffer()
  const { file } = await upload('Bahía del Alba (2).JPEG', data)
  expect(file.name).toMatch(/^bahia-del-alba-2-[0-9a-f]{8}\.jpg$/)
  const again = await upload(file.name, data)
  expect(again.file.name).toBe(file.name)
  const other = await upload('Bahía del Alba (2).JPEG', await paint(60, 41).jpeg().toBuffer())
  expect(other.file.name).not.toBe(file.name)
})

test.each([
  ['../../etc/pass\0wd.png', /^etc-pass-wd-[0-9a-f]{8}\.png$/],
  ['日本.png', /^picture-[0-9a-f]{8}\.png$/],
  [`${'long '.repeat(60)}.png`, /^[a-z-]{1,60}-[0-9a-f]{8}\.png$/],
])('the unusual name %s becomes URL-safe', async (name, expected) => {
  const { file } = await upload(name, await paint(4, 4).png().toBuffer())
  expect(file.name).toMatch(expected)
})

test('the content decides about the kind', async () => {
  const data = await paint(4, 4).webp().toBuffer()
  const { file } = await upload('a.webp', data, 'application/octet-stream')
  expect(file.mimetype).toBe('image/webp')
})

test('a picture with a wrong extension, or none, gets the right one', async () => {
  const webp = await upload('Bay.jpg', await paint(4, 4).webp().toBuffer())
  expect(webp.file).toMatchObject({ mimetype: 'image/webp' })
  expect(webp.file.name).toMatch(/^bay-[0-9a-f]{8}\.webp$/)
  const png = await upload('bay', await paint(4, 4).png().toBuffer())
  expect(png.file.name).toMatch(/^bay-[0-9a-f]{8}\.png$/)
})

test('a picture gets its size after rotation, main colour and placeholder', async () => {
  const data = await paint(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { fields } = await upload('a.jpg', data)
  expect(fields).toMatchObject({ alt: 'A', width: 400, height: 600 })
  expect(fields.bgColor).toMatch(/^#2[0-9A-F]7[0-9A-F]4[0-9A-F]$/)
  expect(Buffer.from(fields.thumbhash, 'base64').length).toBeGreaterThan(4)
  const tiny = Buffer.from(fields.base64.replace('data:image/webp;base64,', ''), 'base64')
  expect(tiny.length).toBeLessThan(400)
  const { dominant } = await sharp(tiny).stats()
  expect(Math.abs(dominant.g - 0x7f)).toBeLessThan(16)
})

test('the placeholder of a detailed picture is small too', async () => {
  const { fields } = await upload('a.jpg', await busy().jpeg().toBuffer())
  expect(fields.base64.length).toBeLessThan(400)
})

test('a transparent picture has no main colour', async () => {
  const clear = { width: 10, height: 10, channels: 4, background: '#F000' } as const
  const { fields } = await upload('a.png', await sharp({ create: clear }).png().toBuffer())
  expect(fields).toMatchObject({ bgColor: null, base64: null, width: 10 })
})

test('an SVG has a size and no placeholder', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"/>')
  const { file, fields } = await upload('Mark.svg', svg, 'image/svg+xml')
  expect(file.name).toMatch(/^mark-[0-9a-f]{8}\.svg$/)
  expect(fields).toMatchObject({ width: 64, height: 32, base64: null })
})

test('a file that is not a picture is rejected with advice', async () => {
  await expect(upload('a.jpg', Buffer.from('<script>'))).rejects.toThrow(
    '"a.jpg" cannot be read as a picture. Please choose a JPEG, HEIC, PNG, WebP, AVIF or SVG file, a film, a PDF or a GLB model.',
  )
})

test('a picture of more than 50 megapixels is rejected', async () => {
  const data = await paint(10_000, 5001).png().toBuffer()
  await expect(upload('a.png', data)).rejects.toThrow(
    '"a.png" has 51 megapixels. Please scale it down to at most 50.',
  )
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a truncated %s is rejected', async (kind) => {
  const whole = await busy()[kind]().toBuffer()
  const cut = whole.subarray(0, Math.floor(whole.length / 2))
  await expect(upload(`a.${kind}`, cut)).rejects.toThrow(/damaged or incomplete|cannot be read/)
})

test('saving a record without a new file keeps its fields', async () => {
  const args = { context: {}, operation: 'update', req: {}, data: { alt: 'B' } }
  await prepareUpload(args as unknown as Before)
  expect(await describeUpload(args as unknown as Validate)).toEqual({ alt: 'B' })
})
