import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../test/payload.ts'
import { type Person, signIn } from '../test/people.ts'
import type { ShownReview } from './shown.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person
let other: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher', 'Petra')
  editor = await signIn(payload, 'editor', 'Edda')
  other = await signIn(payload, 'editor', 'Otto')
})
afterAll(() => content[Symbol.asyncDispose]())

const draft = async (title: string) =>
  (await payload.create({ collection: 'pages', data: { title }, draft: true })).id

async function reviewOf(record: string): Promise<ShownReview | null> {
  const { body } = await editor.ask('GET', `/reviews/of?record=${record}`)
  return body.review as ShownReview | null
}

const mark = (record: string, note = '', person = editor) =>
  person.ask('POST', '/reviews/mark', { record, note })

test('a draft is marked, changed, sent back, marked again and published', async () => {
  const id = await draft('Villa')
  const record = `pages:${id}`
  await mark(record, ' Please look at the prices ')
  expect(await reviewOf(record)).toMatchObject({
    state: 'waiting',
    note: 'Please look at the prices',
    by: 'Edda',
    isOwn: true,
    isChanged: false,
  })

  await editor.ask('PATCH', `/pages/${id}?draft=true`, { title: 'Villa by the sea' })
  const review = await reviewOf(record)
  expect(review).toMatchObject({ state: 'waiting', isChanged: true })

  const back = { record, at: review?.at, note: 'The price is last year’s.' }
  expect((await publisher.ask('POST', '/reviews/send-back', back)).status).toBe(200)
  expect(await reviewOf(record)).toMatchObject({
    state: 'returned',
    answer: 'The price is last year’s.',
    answeredBy: 'Petra',
  })

  await mark(record, 'Mended')
  expect(await reviewOf(record)).toMatchObject({ state: 'waiting', answer: '', isChanged: false })

  await publisher.ask('PATCH', `/pages/${id}`, { slug: 'villa', _status: 'published' })
  expect(await reviewOf(record)).toBeNull()
  expect((await mark(record)).message).toContain('nothing to review')
})

test('only publishers send back, with a note and of what they saw', async () => {
  const record = `pages:${await draft('Secret')}`
  await mark(record)
  const at = (await reviewOf(record))?.at
  const sendBack = (person: Person, body: object) =>
    person.ask('POST', '/reviews/send-back', { record, at, note: 'No', ...body })

  expect((await sendBack(editor, {})).status).toBe(403)
  expect((await sendBack(publisher, { note: ' ' })).status).toBe(400)
  expect((await sendBack(publisher, { at: '2020-01-01' })).status).toBe(409)
  expect((await other.ask('POST', '/reviews/withdraw', { record })).status).toBe(403)
  expect(await reviewOf(record)).toMatchObject({ state: 'waiting' })
  expect((await editor.ask('POST', '/reviews/withdraw', { record })).status).toBe(200)
  expect((await sendBack(publisher, {})).message).toContain('does not wait')
})

test('nobody writes reviews but through their own addresses, or reads them signed out', async () => {
  const record = `pages:${await draft('Own')}`
  const forged = { record, state: 'waiting', at: 'now', by: 'Petra' }
  expect((await publisher.ask('POST', '/reviews', forged)).status).toBe(403)
  expect((await mark('users:1')).status).toBe(400)
  expect((await mark('pages:999999')).status).toBe(400)
  await expect(payload.find({ collection: 'reviews', overrideAccess: false })).rejects.toThrow(
    'not allowed',
  )
})

test('globals are reviewed as well, and a deleted record takes its review along', async () => {
  await payload.updateGlobal({ slug: 'home', data: {}, draft: true })
  await mark('global:home', 'New season')
  expect(await reviewOf('global:home')).toMatchObject({ note: 'New season' })

  const id = await draft('Gone')
  await mark(`pages:${id}`)
  await editor.ask('DELETE', `/pages/${id}`)
  const { totalDocs } = await payload.count({
    collection: 'reviews',
    where: { record: { equals: `pages:${id}` } },
  })
  expect(totalDocs).toBe(0)
})

test('a release that publishes a draft ends its review', async () => {
  const id = await draft('Season')
  await payload.update({ collection: 'pages', id, data: { slug: 'season' }, draft: true })
  const record = `pages:${id}`
  await mark(record)
  const { body } = await publisher.ask('POST', '/releases', { title: 'Summer' })
  const release = `/releases/${(body.doc as { id: number }).id}`
  await publisher.ask('POST', `${release}/members`, { record, action: 'publish' })
  expect(await reviewOf(record)).toMatchObject({ state: 'waiting' })
  const seen = [`publish ${record}`]
  expect((await publisher.ask('POST', `${release}/publish`, { seen })).status).toBe(200)
  expect(await reviewOf(record)).toBeNull()
})

test('publishers see what waits on their dashboard, editors what came back to them', async () => {
  const { waitingReviews } = await import('./waiting-reviews.ts')
  const rowsOf = async (person: Person) => {
    const user = await payload.findByID({ collection: 'users', id: person.id })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    return waitingReviews(req)
  }
  const id = await draft('Terrace')
  const record = `pages:${id}`
  await mark(record)
  const row = { record, title: 'Terrace', path: `/collections/pages/${id}` }
  expect(await rowsOf(publisher)).toContainEqual(expect.objectContaining(row))
  expect(await rowsOf(editor)).not.toContainEqual(expect.objectContaining(row))

  const at = (await reviewOf(record))?.at
  await publisher.ask('POST', '/reviews/send-back', { record, at, note: 'Shorter, please' })
  expect(await rowsOf(publisher)).not.toContainEqual(expect.objectContaining(row))
  expect(await rowsOf(editor)).toContainEqual(expect.objectContaining(row))
  expect(await rowsOf(other)).not.toContainEqual(expect.objectContaining(row))
})
