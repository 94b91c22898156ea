import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ONCE_KEY } from '../../editing/once/key.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { erase } from '../bin/erase.ts'
import type { Thread } from '../comments/shown.ts'
import { seenAs } from '../releases/seen-as.ts'
import type { ShownRelease } from '../releases/shown.ts'
import type { ShownReview } from './shown.ts'
import { readReady, reviewsFor } from './waiting-reviews.ts'

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

describe('review', () => {
  let other: Person

  beforeAll(async () => {
    other = await signIn(payload, 'editor', 'Otto')
  })

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
      marks: [{ by: 'Edda', note: 'Please look at the prices', isOwn: true }],
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

  test('only publishers send a draft back, with a note and for the mark they saw', async () => {
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
    expect((await sendBack(publisher, {})).message).toContain('no longer waits')
  })

  test('reviews are written only through their own endpoints, and not read without a session', async () => {
    const record = `pages:${await draft('Own')}`
    const forged = { record, state: 'waiting', at: 'now', by: 'Petra' }
    expect((await publisher.ask('POST', '/reviews', forged)).status).toBe(403)
    expect((await mark('users:1')).status).toBe(400)
    expect((await mark('pages:999999')).status).toBe(400)
    await expect(payload.find({ collection: 'reviews', overrideAccess: false })).rejects.toThrow(
      'not allowed',
    )
  })

  test("globals are reviewed as well, and a deleted record's review is deleted", async () => {
    await payload.updateGlobal({ slug: 'home', data: {}, draft: true })
    await mark('global:home', 'New season')
    expect(await reviewOf('global:home')).toMatchObject({ marks: [{ note: 'New season' }] })

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
    const board = await publisher.ask('GET', `${release}/board`)
    const seen = (board.body as unknown as ShownRelease).members.map(seenAs)
    expect((await publisher.ask('POST', `${release}/publish`, { seen })).status).toBe(200)
    expect(await reviewOf(record)).toBeNull()
  })

  const requestOf = async (person: Person) => {
    const user = await payload.findByID({ collection: 'users', id: person.id })
    return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  }

  test('editors mark the same draft, and each removes only their own mark', async () => {
    const record = `pages:${await draft('Shared')}`
    const withdraw = async (person: Person, at?: string) =>
      (await person.ask('POST', '/reviews/withdraw', { record, at })).status
    await mark(record, 'Look at the prices')
    await mark(record, 'And at the map', other)
    const both = await reviewOf(record)
    expect(both).toMatchObject({
      marks: [
        { by: 'Edda', note: 'Look at the prices', isOwn: true },
        { by: 'Otto', note: 'And at the map', isOwn: false },
      ],
      since: both?.marks[0]?.at,
      at: both?.marks[1]?.at,
    })

    expect(await withdraw(other)).toBe(200)
    expect((await reviewOf(record))?.marks).toMatchObject([{ by: 'Edda' }])
    expect(await withdraw(other)).toBe(403)

    await mark(record, 'The map, please', other)
    expect(await withdraw(editor)).toBe(200)
    expect(await reviewOf(record)).toMatchObject({ marks: [{ by: 'Otto' }], isOwn: false })
    const late = { record, at: both?.at, note: 'No' }
    expect((await publisher.ask('POST', '/reviews/send-back', late)).status).toBe(409)
    expect(await withdraw(publisher, both?.at)).toBe(409)
    expect(await withdraw(publisher, (await reviewOf(record))?.at)).toBe(200)
    expect(await reviewOf(record)).toBeNull()
  })

  test("a second mark replaces one's own, and a draft that was sent back can be marked again", async () => {
    const record = `pages:${await draft('Twice')}`
    await mark(record, 'First')
    await mark(record, 'Second')
    const review = await reviewOf(record)
    expect(review?.marks).toMatchObject([{ note: 'Second' }])
    const back = { record, at: review?.at, note: 'Not yet' }
    await publisher.ask('POST', '/reviews/send-back', back)
    await mark(record, 'Mended by Otto', other)
    expect((await reviewOf(record))?.marks).toMatchObject([{ note: 'Mended by Otto' }])
  })

  test('a review from the time when only one mark was kept still shows its note', async () => {
    const record = `pages:${await draft('Old')}`
    await mark(record)
    const data = { note: 'Plain words', by: 'Edda', byId: editor.id }
    const where = { record: { equals: record } }
    await payload.db.updateOne({ collection: 'reviews', where, data, req: await requestOf(editor) })
    expect((await reviewOf(record))?.marks).toMatchObject([
      { by: 'Edda', note: 'Plain words', isOwn: true },
    ])
  })

  test('publishers see waiting drafts on their dashboard, editors drafts that were sent back', async () => {
    await payload.db.deleteMany({ collection: 'reviews', where: {} })
    const rowsOf = async (person: Person) => (await reviewsFor(await requestOf(person))).rows
    const id = await draft('Terrace')
    const record = `pages:${id}`
    await mark(record)
    await mark(record, '{"byId":1, is no key', other)
    const row = { record, title: 'Terrace', path: `/collections/pages/${id}` }
    const shown = [expect.objectContaining(row)]
    expect(await rowsOf(publisher)).toEqual(shown)
    expect(await rowsOf(editor)).toEqual([])

    const at = (await reviewOf(record))?.at
    await publisher.ask('POST', '/reviews/send-back', { record, at, note: 'Shorter, please' })
    expect(await rowsOf(publisher)).toEqual([])
    expect(await rowsOf(editor)).toEqual(shown)
    expect(await rowsOf(other)).toEqual(shown)
  })

  test('all ready drafts are listed in pages, the longest wait first', async () => {
    await payload.db.deleteMany({ collection: 'reviews', where: {} })
    const req = await requestOf(editor)
    for (const title of ['One', 'Two', 'Three']) await mark(`pages:${await draft(title)}`, title)
    const titlesOn = async (page: number) => {
      const { rows, ...rest } = await readReady(req, page, 2)
      return { ...rest, titles: rows.map(({ title }) => title) }
    }
    expect(await titlesOn(1)).toEqual({ total: 3, page: 1, pages: 2, titles: ['One', 'Two'] })
    expect(await titlesOn(2)).toEqual({ total: 3, page: 2, pages: 2, titles: ['Three'] })
    expect(await titlesOn(9)).toEqual({ total: 3, page: 2, pages: 2, titles: ['Three'] })
    expect((await reviewsFor(req)).ready).toBe(3)
  })
})

describe('comments', () => {
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

  test('a comment or reply that is sent again is stored once, also after its thread was resolved', async () => {
    const record = `pages:${await draft('Twice')}`
    const sayOnce = (text: string, key: string, person = editor) =>
      person.ask('POST', '/comments/say', { record, text }, { [ONCE_KEY]: key })
    const both = await Promise.all([sayOnce('Too dark?', 'a'), sayOnce('Too dark?', 'a')])
    expect(both.map(({ body }) => body.threads)).toEqual([
      [expect.objectContaining({ text: 'Too dark?' })],
      [expect.objectContaining({ text: 'Too dark?' })],
    ])
    const [thread] = await threadsOf(record)
    const path = `/comments/${thread?.id}`
    const answer = () =>
      publisher.ask('POST', `${path}/reply`, { text: 'Yes' }, { [ONCE_KEY]: 'b' })
    await answer()
    await publisher.ask('POST', `${path}/resolve`)
    expect((await answer()).status).toBe(200)
    expect((await threadsOf(record))[0]?.replies).toHaveLength(1)
    await sayOnce('Too dark?', 'c')
    await sayOnce('Too dark?', 'a', publisher)
    expect(await threadsOf(record)).toHaveLength(3)
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

  test('a comment does not change the draft, and is erased with its record', async () => {
    const id = await draft('Gone')
    const before = await payload.findByID({ collection: 'pages', id, draft: true })
    await say(`pages:${id}`, { text: 'Nice' })
    expect(await payload.findByID({ collection: 'pages', id, draft: true })).toEqual(before)
    await editor.ask('DELETE', `/pages/${id}`)
    expect(await threadsOf(`pages:${id}`)).toHaveLength(1)
    await erase(payload, `pages:${id}`)
    expect(await threadsOf(`pages:${id}`)).toEqual([])
  })

  test('nobody reads comments without an account', async () => {
    await expect(payload.find({ collection: 'comments', overrideAccess: false })).rejects.toThrow(
      'not allowed',
    )
  })
})
