import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../../testing/block.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'

let content: TestContent
let payload: Payload
let ada: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  ada = await signIn(payload, 'administrator', 'ada')
})
afterAll(() => content[Symbol.asyncDispose]())

test('a block without its rows stays a draft, and is named when the page is published', async () => {
  const text = block('content_block', { title: 'Words' })
  const blocks = [text, block('gallery_grid', {}), block('features', { features: [] })]
  const draft = await ada.ask('POST', '/pages?draft=true', { title: 'Empty lists', blocks })
  expect(draft.status).toBe(201)
  const { id } = draft.body.doc as { id: number }
  const refused = await ada.ask('PATCH', `/pages/${id}`, { _status: 'published' })
  expect(refused.status).toBe(400)
  expect(refused.message).toBe('2 things to fix.')
  expect(refused.body.errors).toMatchObject([
    {
      data: {
        errors: [
          {
            path: 'blocks.1.items',
            label: 'Content > Blocks > Block 2 (Gallery grid) > Galleries',
            message: 'Add one or remove the block.',
          },
          {
            path: 'blocks.2.features',
            label: 'Content > Blocks > Block 3 (Features) > Features',
            message: 'Add one or remove the block.',
          },
        ],
      },
    },
  ])
  const filled = block('features', { features: [{ title: 'Shade' }] })
  const change = { blocks: [text, filled], _status: 'published' }
  expect((await ada.ask('PATCH', `/pages/${id}`, change)).status).toBe(200)
})

test('a short password is refused with its rule', async () => {
  const account = { email: 'bo@example.com', password: 'short' }
  const { status, message } = await ada.ask('POST', '/users', account)
  expect([status, message]).toEqual([400, 'Choose a password of at least 10 characters.'])
})

test('a sentence of the service reaches the studio uncut, beside the errors', async () => {
  const link = { token: 'x', password: 'a long enough password' }
  const { status, body, message } = await ada.ask('POST', '/users/reset-password', link)
  expect(status).toBe(403)
  expect(message).toMatch(
    /has ended or was used\. Ask for another one: with “Forgotten your password\?”/,
  )
  expect(body.message).toBe(message)
})

test('a title gets a free slug, and a taken slug is reported with its record', async () => {
  const { body } = await ada.ask('POST', '/pages?draft=true', { title: 'Summer 2027!' })
  const { id } = body.doc as { id: number }
  const ask = async (query: string) => (await ada.ask('GET', `/slugs?collection=${query}`)).body
  expect(await ask('pages&title=Summer+2027')).toMatchObject({ free: 'summer-2027-2' })
  expect(await ask(`pages&title=Summer+2027&id=${id}`)).toMatchObject({ free: 'summer-2027' })
  expect(await ask('pages&slug=summer-2027')).toMatchObject({ usedBy: 'Summer 2027!' })
  expect(await ask(`pages&slug=summer-2027&id=${id}`)).toMatchObject({ usedBy: null })
  expect((await ada.ask('GET', '/slugs?collection=users&slug=x')).status).toBe(400)
})
