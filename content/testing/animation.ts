import { crc32 } from 'node:zlib'
import { sharp } from '../media/sharp.ts'

/** A WebP of two frames: red, then green. */
export async function movingWebp(): Promise<Buffer> {
  const frames = await Promise.all(['#f00', '#0f0'].map(frame))
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** A PNG that says that it has this many frames: its pixels are red, and one more is green. */
export async function movingPng(frames = 2): Promise<Buffer> {
  const [first, second] = [await frame('#f00'), await frame('#0f0')]
  const size = [0, 0, 0, 20, 0, 0, 0, 20]
  const control = (sequence: number) =>
    chunk('fcTL', [0, 0, 0, sequence, ...size, ...Array(8).fill(0), 0, 1, 0, 10, 0, 0])
  const [pixels] = pixelsOf(second)
  return Buffer.concat([
    first.subarray(0, HEAD),
    chunk('acTL', [0, 0, 0, frames, 0, 0, 0, 0]),
    control(0),
    first.subarray(HEAD, -END),
    control(1),
    chunk('fdAT', [0, 0, 0, 2, ...(pixels ?? [])]),
    first.subarray(-END),
  ])
}

/** A still AVIF that says that it is a sequence of pictures, as animated ones do. */
export async function movingAvif(): Promise<Buffer> {
  const avif = await sharp(await frame('#f00'))
    .avif()
    .toBuffer()
  avif.write('avis', 8)
  return avif
}

/** The signature and the header chunk of a PNG, and its last chunk. */
const HEAD = 33
const END = 12

const frame = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

function chunk(type: string, data: Iterable<number>) {
  const body = Buffer.concat([Buffer.from(type), Buffer.from([...data])])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function* pixelsOf(png: Buffer) {
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      yield png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
}
