import type { Payload } from 'payload'
import sharp from 'sharp'

type Options = { alt: string; width?: number; height?: number; title?: string; focalX?: number }

/** Uploads a picture of a random colour and returns its id. */
export async function makePicture(payload: Payload, options: Options): Promise<number> {
  const { alt, width = 640, height = 480, ...rest } = options
  const background = { r: random(), g: random(), b: random() }
  const image = sharp({ create: { width, height, channels: 3, background } })
  const data = await image.jpeg().toBuffer()
  const file = { data, name: `${alt}.jpg`, mimetype: 'image/jpeg', size: data.byteLength }
  const { id } = await payload.create({ collection: 'media', data: { alt, ...rest }, file })
  return id
}

/** Uploads a drawing and returns its id. */
export async function makeDrawing(payload: Payload, alt: string): Promise<number> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M1 1h6v4H1z"/></svg>'
  const data = Buffer.from(svg)
  const file = { data, name: `${alt}.svg`, mimetype: 'image/svg+xml', size: data.byteLength }
  const { id } = await payload.create({ collection: 'media', data: { alt }, file })
  return id
}

function random() {
  return Math.floor(Math.random() * 256)
}
