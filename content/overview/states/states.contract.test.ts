import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { countStates } from './read-states.ts'

let content: TestContent
let payload: Payload
let publisher: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

const collection = 'pages'

async function make(title: string, ...saves: ('draft' | 'published')[]) {
  const { id } = await payload.create({ collection, data: { title }, draft: true })
  for (const _status of saves)
    await payload.update({ collection, id, data: { _status }, draft: _status === 'draft' })
  return id
}

const FILTER = 'draft=true&depth=0&sort=title&where[and][0][_status][equals]='
async function titles(state: string) {
  const { body } = await publisher.ask('GET', `/pages?${FILTER}${state}`)
  return Array.isArray(body.docs) ? body.docs.map(({ title }) => title).join() : body
}

test('a list is narrowed to records in one state; a record that was taken off the site is a draft', async () => {
  await make('Drafted')
  await make('Public', 'published')
  await make('Edited', 'published', 'draft')
  const off = await make('Taken off', 'published')
  await payload.update({ collection, id: off, data: { _status: 'draft' } })
  expect(await titles('unpublished')).toBe('Drafted,Taken off')
  expect(await titles('changed')).toBe('Edited')
  expect(await titles('published')).toBe('Public')
  // As programs know it: the newest version is no public one.
  expect(await titles('draft')).toBe('Drafted,Edited,Taken off')
  const counts = await countStates(await createLocalReq({}, payload), collection)
  expect(counts).toEqual({ draft: 2, published: 1, changed: 1 })
})

test('a filter that is none is no failure of the service', async () => {
  const state = 'where[_status][equals]=changed'
  for (const odd of ['where[and]=x', 'where[or][0]=x', 'where[and][0]', 'where[or][a][b]=c'])
    expect((await publisher.ask('GET', `/pages?${odd}&${state}`)).status).toBeLessThan(500)
})

test('a change of many records takes the same filter', async () => {
  const path = `/pages?${FILTER.replace('&sort=title', '')}changed`
  const { status, body } = await publisher.ask('PATCH', path, { _status: 'published' })
  expect([status, body.docs]).toMatchObject([200, [{ title: 'Edited' }]])
  expect(await titles('changed')).toBe('')
  expect(await titles('unpublished')).toBe('Drafted,Taken off')
})
