import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import type { Thread } from './shown.ts'

let content: TestContent
let payload: Payload
let editor: Person
let publisher: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor', 'Edda')
  publisher = await signIn(payload, 'publisher', 'Petra')
})
afterAll(() => content[Symbol.asyncDispose]())

const draft = async (title: string) =>
  (await payload.create({ collection: 'pages', data: { title }, draft: true })).id

const say = (record: string, rest: object) =>
  editor.ask('POST', '/comments/say', { record, ...rest })

async function threadsOf(record: string): Promise<Thread[]> {
  const { body } = await publisher.ask('GET', `/comments/of?record=${record}`)
  return body.threads as Thread[]
}

test('a thread on a block is answered, resolved and opened again', async () => {
  const record = `pages:${await draft('Villa')}`
  await say(record, { block: '6f2a', blockName: 'Gallery', text: ' Too dark? ' })
  await say(record, { text: 'Who writes this page?' })
  const [first, whole] = await threadsOf(record)
  await publisher.ask('POST', `/comments/${first?.id}/reply`, { text: 'Yes' })
  expect(whole).toMatchObject({ block: null, by: 'Edda', replies: [] })
  expect((await threadsOf(record))[0]).toMatchObject({
    block: '6f2a',
    blockName: 'Gallery',
    text: 'Too dark?',
    isResolved: false,
    replies: [{ text: 'Yes', by: 'Petra' }],
  })

  await publisher.ask('POST', `/comments/${first?.id}/resolve`)
  expect((await threadsOf(record))[0]).toMatchObject({ isResolved: true, resolvedBy: 'Petra' })
  const late = await editor.ask('POST', `/comments/${first?.id}/reply`, { text: 'But' })
  expect(late.message).toContain('was resolved')
  await editor.ask('POST', `/comments/${first?.id}/reopen`)
  expect((await threadsOf(record))[0]).toMatchObject({ isResolved: false, resolvedBy: '' })
})

test('odd comments are refused with a sentence', async () => {
  const record = `pages:${await draft('Odd')}`
  expect((await say(record, { text: ' ' })).message).toBe('Write something first.')
  expect((await say(record, { text: 'x'.repeat(2001) })).status).toBe(400)
  expect((await say(record, { text: 'a', block: '../x' })).status).toBe(400)
  expect((await say('users:1', { text: 'a' })).status).toBe(400)
  expect((await editor.ask('POST', '/comments/999999/resolve')).status).toBe(404)
  expect((await editor.ask('POST', '/comments', { record, text: 'a', at: 'b' })).status).toBe(403)
  expect(await threadsOf(record)).toEqual([])
})

test('a comment leaves the draft as it is, and goes with its record', async () => {
  const id = await draft('Gone')
  const before = await payload.findByID({ collection: 'pages', id, draft: true })
  await say(`pages:${id}`, { text: 'Nice' })
  expect(await payload.findByID({ collection: 'pages', id, draft: true })).toEqual(before)
  await editor.ask('DELETE', `/pages/${id}`)
  expect(await threadsOf(`pages:${id}`)).toEqual([])
})

test('nobody reads comments without an account', async () => {
  await expect(payload.find({ collection: 'comments', overrideAccess: false })).rejects.toThrow(
    'not allowed',
  )
})
