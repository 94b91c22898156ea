import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'

let content: TestContent
let payload: Payload
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor')
})
afterAll(() => content[Symbol.asyncDispose]())

const forged = {
  bgColor: 'red;background-image:url(//evil.example/x)',
  base64: 'nonsense',
  thumbhash: 'nonsense',
  shapes: ['villa'],
  duration: 7,
  width: 1,
  height: 1,
}

async function upload() {
  const create = { width: 64, height: 48, channels: 3, background: '#204060' } as const
  const bytes = await sharp({ create }).jpeg().toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'bay.jpg', { type: 'image/jpeg' }))
  form.set('_payload', JSON.stringify({ alt: 'A bay', ...forged }))
  return editor.ask('POST', '/media', form)
}

test('clients cannot set the fields that are read from a file, on create or update', async () => {
  expect((await upload()).status).toBe(201)
  const [picture] = (await payload.find({ collection: 'media' })).docs
  expect(picture).toMatchObject({ width: 64, height: 48, shapes: null, duration: null })
  expect(picture?.bgColor).toMatch(/^#[\dA-F]{6}$/)
  expect(picture?.base64).toMatch(/^data:image/)

  const change = { alt: 'The bay', ...forged }
  expect((await editor.ask('PATCH', `/media/${picture?.id}`, change)).status).toBe(200)
  const { docs } = await payload.find({ collection: 'media' })
  const { alt: _, updatedAt: __, ...rest } = picture ?? {}
  expect(docs[0]).toMatchObject({ alt: 'The bay', ...rest })
})
