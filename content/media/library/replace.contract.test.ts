import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { sharp } from '../sharp.ts'

let content: TestContent
let payload: Payload
let publisher: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

async function replace(id: number, data: object) {
  const background = { r: 9, g: 99, b: 199 }
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } })
  const form = new FormData()
  const bytes = new Uint8Array(await picture.png().toBuffer())
  form.set('file', new File([bytes], 'new.png', { type: 'image/png' }))
  form.set('_payload', JSON.stringify(data))
  return (await publisher.ask('PATCH', `/media/${id}?locale=en`, form)).status
}

test('another file comes with the alt text that was confirmed for it, and keeps the focal point', async () => {
  const id = await makePicture(payload, { alt: 'The old pier', title: 'Pier' })
  await publisher.ask('PATCH', `/media/${id}`, { focalX: 20, focalY: 30 })
  expect(await replace(id, { alt: 'The new pier' })).toBe(200)
  expect(await payload.findByID({ collection: 'media', id, depth: 0 })).toMatchObject({
    alt: 'The new pier',
    title: 'Pier',
    width: 300,
    focalX: 20,
    focalY: 30,
  })
})
