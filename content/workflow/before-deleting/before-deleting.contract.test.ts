import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../../testing/block.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import type { WhatGoes } from './what-goes.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
})
afterAll(() => content[Symbol.asyncDispose]())

async function ask(collection: string, ids: number[], person = publisher): Promise<WhatGoes> {
  const { status, body } = await person.ask('POST', `/${collection}/before-deleting`, { ids })
  expect(status).toBe(200)
  return body as WhatGoes
}

async function makePage(title: string, linked?: number) {
  const blocks = linked ? [block('hero', { title, media: { image: linked } })] : []
  const data = { title, blocks }
  return (await payload.create({ collection: 'pages', data, draft: true })).id
}

test('a page that nothing uses goes with its versions and comments', async () => {
  const id = await makePage('Alone')
  await payload.update({ collection: 'pages', id, data: { title: 'Alone again' }, draft: true })
  const comment = { record: `pages:${id}`, text: 'Why?', at: new Date().toISOString() }
  await payload.db.create({ collection: 'comments', data: comment })
  expect(await ask('pages', [id])).toEqual({
    ids: [id],
    versions: 2,
    comments: 1,
    kept: [],
    mayTakeOut: true,
  })
})

test('a used file is kept, with what uses it and where', async () => {
  const [used, free] = [
    await makePicture(payload, { alt: 'A slipway' }),
    await makePicture(payload, { alt: 'A slipway' }),
  ]
  const page = await makePage('Slipway', used)
  const goes = await ask('media', [used, free])
  expect(goes.ids).toEqual([free])
  expect(goes.kept).toMatchObject([
    {
      id: used,
      uses: [{ path: `/collections/pages/${page}`, title: 'Slipway', isNeeded: false }],
    },
  ])
  expect(goes.kept[0]?.uses[0]?.places[0]).toContain('Block 1, Hero')
})

test('a category that a listing needs is kept; with the record that needs it, so is that', async () => {
  const category = await makeCategory(payload, 'Needed')
  await makeListing(payload, 'Needs it', { category })
  const [kept] = (await ask('real-estate-categories', [category])).kept
  expect(kept?.uses).toMatchObject([{ title: 'Needs it', noun: 'Listing', isNeeded: true }])
})

test('a file that only selected files use goes with them, unless they stay', async () => {
  const poster = await makePicture(payload, { alt: 'A slipway' })
  const film = await makePicture(payload, { alt: 'A slipway' })
  await payload.db.updateOne({ collection: 'media', id: film, data: { poster } })
  expect((await ask('media', [poster])).ids).toEqual([])
  expect(new Set((await ask('media', [poster, film])).ids)).toEqual(new Set([poster, film]))
  await makePage('Shows the film', film)
  expect((await ask('media', [poster, film])).ids).toEqual([])
})

test('the dialog tells an editor beforehand that public records stay', async () => {
  const draft = await makePage('A draft')
  const data = { title: 'Public', _status: 'published' as const }
  const { id } = await payload.create({ collection: 'pages', data })
  const goes = await ask('pages', [draft, id], editor)
  expect(goes).toMatchObject({ ids: [draft], mayTakeOut: false, kept: [{ id, uses: [] }] })
})

test('what the answer keeps is refused by the service, and what goes is deleted', async () => {
  const [used, free] = [
    await makePicture(payload, { alt: 'A slipway' }),
    await makePicture(payload, { alt: 'A slipway' }),
  ]
  await makePage('Uses one', used)
  const { ids, kept } = await ask('media', [used, free])
  expect((await publisher.ask('DELETE', `/media/${kept[0]?.id}`)).status).toBe(409)
  expect((await publisher.ask('DELETE', `/media?where[id][in]=${ids.join()}`)).status).toBe(200)
  const { totalDocs } = await payload.count({
    collection: 'media',
    where: { id: { equals: free } },
  })
  expect(totalDocs).toBe(0)
})

test('strangers, odd numbers and too many records are refused', async () => {
  const refused = await publisher.ask('POST', '/pages/before-deleting', { ids: ['1 OR 1'] })
  expect(refused).toMatchObject({ status: 400, message: 'Send ids, from 1 to 100.' })
  const ids = Array.from({ length: 101 }, (_, i) => i + 1)
  expect((await publisher.ask('POST', '/pages/before-deleting', { ids })).status).toBe(400)
  const leaver = await signIn(payload, 'editor', 'leaver')
  await payload.delete({ collection: 'users', id: leaver.id })
  expect((await leaver.ask('POST', '/pages/before-deleting', { ids: [1] })).status).toBe(403)
})
