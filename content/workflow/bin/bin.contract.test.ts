import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asDoc } from '../../payload/doc.ts'
import { latestPosition, type Position } from '../../publish/changes/position.ts'
import { readChanges } from '../../publish/changes/read-changes.ts'
import { beginFeed } from '../../publish/changes/record-changes.ts'
import { ask, makeToken } from '../../testing/delivery.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { erase } from './erase.ts'
import { eraseOld } from './erase-old.ts'
import { KEPT_DAYS } from './kept-days.ts'

const published = { _status: 'published' } as const
const DAY = 24 * 60 * 60_000

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person
let token: string
let preview: string
let position: Position

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await beginFeed(payload)
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
  token = await makeToken(payload, 'published')
  preview = await makeToken(payload, 'preview')
})
beforeEach(async () => {
  const latest = await latestPosition(payload)
  if (latest) position = latest
})
afterAll(() => content[Symbol.asyncDispose]())

/** The tags that the site was told since the beginning of the test, and starts anew. */
async function toldTags() {
  const { tags = [], ...next } = (await readChanges(payload, position)) ?? {}
  position = { ...position, ...next }
  return tags
}

const data = (title: string) => ({ data: { title, ...published } })

/** A public record of each collection, and the field of the delivery API that finds it. */
const KINDS: [CollectionSlug, () => Promise<number>, string | undefined][] = [
  ['pages', async () => (await payload.create({ collection: 'pages', ...data('Spa') })).id, 'page'],
  [
    'experiences',
    async () => (await payload.create({ collection: 'experiences', ...data('Sail') })).id,
    'experience',
  ],
  [
    'galleries',
    async () => (await payload.create({ collection: 'galleries', ...data('Light') })).id,
    'gallery',
  ],
  ['listings', () => makeHouse('Casa Sol'), 'realEstateListing'],
  ['real-estate-categories', () => makeCategory(payload, 'Barns'), 'realEstateCat'],
  [
    'amenities',
    async () => (await payload.create({ collection: 'amenities', ...data('Barn Club') })).id,
    undefined,
  ],
  ['media', () => makePicture(payload, { alt: 'A bay' }), undefined],
  ['redirects', async () => makeRedirect('/old-bay', '/new-bay'), undefined],
]

async function makeHouse(title: string) {
  const category = await makeCategory(payload, `For ${title}`)
  return (await makeListing(payload, title, { category })).id
}

async function makeRedirect(from: string, to: string) {
  const redirect = { from, to, status: '301' } as const
  return (await payload.create({ collection: 'redirects', data: redirect })).id
}

/** Everything that is stored of a record: its public row and all its versions. */
async function whole(collection: CollectionSlug, id: number) {
  const where = { id: { equals: id } }
  const row = await payload.db.findOne({ collection, where })
  if (!payload.collections[collection].config.versions) return { row }
  const versions = { where: { parent: { equals: id } }, sort: 'id', pagination: false } as const
  return { row, versions: (await payload.db.findVersions({ collection, ...versions })).docs }
}

const remove = (collection: string, id: number, query = '') =>
  publisher.ask('DELETE', `/${collection}/${id}${query}`)

const back = (...records: string[]) => publisher.ask('POST', '/bin-entries/bring-back', { records })

const listed = async (collection: CollectionSlug, draft: boolean) => {
  const options = { draft, pagination: false, depth: 0 } as const
  return (await payload.find({ collection, ...options })).docs.map(({ id }) => Number(id))
}

async function overviewOf(collection: string, id: number) {
  const found = await publisher.ask('GET', `/${collection}/${id}?draft=true`)
  return found.status
}

describe.each(KINDS)('%s', (collection, make, field) => {
  let id: number
  let slug: string | undefined
  let before: Awaited<ReturnType<typeof whole>>

  const delivered = async (endpoint: 'published' | 'preview') => {
    const query = `query ($slug: String!) { it: ${field}(filter: { slug: { eq: $slug } }) { id } }`
    const options = { endpoint, token: endpoint === 'preview' ? preview : token }
    const answer = await ask(payload, query, { ...options, variables: { slug: slug ?? '' } })
    expect(answer.errors).toEqual([])
    return answer.data?.it
  }

  beforeAll(async () => {
    id = await make()
    const { slug: own } = asDoc(await payload.findByID({ collection, id, depth: 0 }))
    slug = typeof own === 'string' ? own : undefined
    before = await whole(collection, id)
  })

  test('a deleted record is gone from lists and from the site, which is told so', async () => {
    if (field) expect(await delivered('published')).toMatchObject({ id: `${id}` })
    const { status, body } = await remove(collection, id)
    expect([status, body.records]).toEqual([200, [`${collection}:${id}`]])
    for (const draft of [false, true]) expect(await listed(collection, draft)).not.toContain(id)
    expect(await overviewOf(collection, id)).toBe(404)
    if (field)
      for (const endpoint of ['published', 'preview'] as const)
        expect(await delivered(endpoint)).toBeNull()
    expect(await toldTags()).toContain(`${collection}:${id}`)
    expect((await remove(collection, id)).status).toBe(404)
  })

  test('it comes back whole: its public version, its drafts and versions, its slug', async () => {
    const { status, body } = await back(`${collection}:${id}`)
    expect([status, body]).toEqual([200, { back: [expect.objectContaining({ slug: null })] }])
    expect(await whole(collection, id)).toEqual(before)
    for (const draft of [false, true]) expect(await listed(collection, draft)).toContain(id)
    if (field) expect(await delivered('published')).toMatchObject({ id: `${id}` })
    expect(await toldTags()).toContain(`${collection}:${id}`)
    expect((await back(`${collection}:${id}`)).status).toBe(404)
  })

  test('it is erased 30 days after it was deleted, and not before', async () => {
    await remove(collection, id)
    expect(await eraseOld(payload, new Date(Date.now() + (KEPT_DAYS - 1) * DAY))).toBe(0)
    expect(await eraseOld(payload, new Date(Date.now() + (KEPT_DAYS + 1) * DAY))).toBe(1)
    const { row, versions = [] } = await whole(collection, id)
    expect([row ?? null, versions]).toEqual([null, []])
    expect((await back(`${collection}:${id}`)).status).toBe(404)
    expect((await payload.count({ collection: 'bin-entries' })).totalDocs).toBe(0)
  })
})

test('what is in the bin is in no sitemap, no list of addresses and no search', async () => {
  const { id } = await makePage('Belfry')
  const found = async () => {
    const { body } = await publisher.ask('GET', '/search?q=belfry')
    const query = '{ addresses indexedPages { path } }'
    const { data } = await ask(payload, query, { token })
    const drafts = await ask(payload, query, { endpoint: 'preview', token: preview })
    const all = [body, data, drafts.data].map((one) => JSON.stringify(one))
    return all.map((one, i) => one.includes(i === 0 ? '"Belfry"' : '/belfry'))
  }
  expect(await found()).toEqual([true, true, true])
  await remove('pages', id)
  expect(await found()).toEqual([false, false, false])
  await back(`pages:${id}`)
  expect(await found()).toEqual([true, true, true])
})

test('a page can be published while a file that it shows is in the bin', async () => {
  const image = await makePicture(payload, { alt: 'A ramp' })
  const { id } = await makePage('Ramp', [{ blockType: 'hero', title: 'Up', media: { image } }])
  await remove('media', image, '?removeReferences=true')
  const saved = await publisher.ask('PATCH', `/pages/${id}`, { title: 'The ramp', ...published })
  expect([saved.status, saved.message]).toEqual([200, ''])
  await back(`media:${image}`)
  expect(JSON.stringify(await whole('pages', id))).toContain(`"image":${image}`)
})

const redirectsFrom = async (...froms: string[]) => {
  const where = { from: { in: froms } }
  const { docs } = await payload.find({ collection: 'redirects', where, sort: 'from' })
  return docs.map(({ from, to, status }) => `${from} ${status} ${to ?? ''}`.trim())
}

const makePage = (title: string, blocks: object[] = []) =>
  payload.create({ collection: 'pages', data: { title, blocks, ...published } as never })

test('the newest draft of a public page comes back as a draft, beside what was public', async () => {
  const { id } = await makePage('Quay')
  const change = { collection: 'pages', id, data: { title: 'Quay by night' }, draft: true } as const
  await payload.update(change)
  const before = await whole('pages', id)
  await remove('pages', id)
  await back(`pages:${id}`)
  expect(await whole('pages', id)).toEqual(before)
  const read = async (draft: boolean) =>
    (await payload.findByID({ collection: 'pages', id, draft })).title
  expect([await read(false), await read(true)]).toEqual(['Quay', 'Quay by night'])
})

test('links to a record are hidden while it is in the bin, and come back with it', async () => {
  const { id } = await makePage('Sauna')
  const button = { link: { kind: 'page', page: { relationTo: 'pages', value: id }, text: 'Go' } }
  const image = await makePicture(payload, { alt: 'Steam' })
  const hero = { blockType: 'hero', title: 'Warm', media: { image }, ...button }
  const { id: from } = await makePage('Winter', [hero])
  const before = await whole('pages', from)
  const shown = async () => {
    const query =
      '{ page(filter: { slug: { eq: "winter" } }) { blocks { __typename ... on HeroRecord { media { image { alt } } } } } }'
    return JSON.stringify((await ask(payload, query, { token })).data)
  }
  expect(await shown()).toContain('Steam')
  expect((await remove('media', image)).status).toBe(409)
  expect((await editor.ask('DELETE', `/media/${image}?removeReferences=true`)).status).toBe(409)
  expect((await remove('media', image, '?removeReferences=true')).status).toBe(200)
  expect(await shown()).not.toContain('Steam')
  expect(await whole('pages', from)).toEqual(before)
  expect(
    (await editor.ask('POST', '/bin-entries/bring-back', { records: [`media:${image}`] })).status,
  ).toBe(403)
  await back(`media:${image}`)
  expect(await shown()).toContain('Steam')
  await remove('media', image, '?removeReferences=true')
  await erase(payload, `media:${image}`)
  expect(JSON.stringify(await whole('pages', from))).not.toContain(`"image":${image}`)
})

test('the file of a picture in the bin has no address, and is deleted with it', async () => {
  const id = await makePicture(payload, { alt: 'A pier' })
  const { filename } = await payload.findByID({ collection: 'media', id })
  const has = (...path: string[]) =>
    existsSync(join(content.folder, 'media', ...path, filename ?? ''))
  expect(has()).toBe(true)
  await remove('media', id)
  expect([has(), has('bin')]).toEqual([false, true])
  await back(`media:${id}`)
  expect([has(), has('bin')]).toEqual([true, false])
  await remove('media', id)
  await erase(payload, `media:${id}`)
  expect([has(), has('bin')]).toEqual([false, false])
})

test('the address of a page in the bin is gone, until it is back, erased or taken', async () => {
  const { id } = await makePage('Cove')
  await makeRedirect('/bay', '/cove')
  await remove('pages', id)
  expect(await redirectsFrom('/cove', '/bay')).toEqual(['/bay 301 /cove', '/cove 410'])
  await back(`pages:${id}`)
  expect(await redirectsFrom('/cove', '/bay')).toEqual(['/bay 301 /cove'])
  await remove('pages', id)
  const { id: next } = await makePage('Cove')
  expect(await redirectsFrom('/cove')).toEqual([])
  expect((await back(`pages:${id}`)).body).toMatchObject({ back: [{ slug: 'cove-2' }] })
  expect(await payload.findByID({ collection: 'pages', id, draft: true })).toMatchObject({
    slug: 'cove-2',
    ...published,
  })
  await remove('pages', next)
  await erase(payload, `pages:${next}`)
  expect(await redirectsFrom('/cove', '/bay')).toEqual([])
})

test('the editor may say where the address of a deleted page leads', async () => {
  const { id } = await makePage('Dunes')
  const odd = await remove('pages', id, '?redirectTo=no-path')
  expect(odd.status).toBe(400)
  expect(await listed('pages', false)).toContain(id)
  await remove('pages', id, '?redirectTo=/beach')
  expect(await redirectsFrom('/dunes')).toEqual(['/dunes 301 /beach'])
  await back(`pages:${id}`)
  expect(await redirectsFrom('/dunes')).toEqual([])
})

test('the pages below a deleted category are gone as well', async () => {
  const category = await makeCategory(payload, 'Boathouses')
  await remove('real-estate-categories', category)
  const below = ['/real-estate/boathouses', '/real-estate/boathouses/*']
  expect(await redirectsFrom(...below)).toEqual(below.map((from) => `${from} 410`))
})

test('a redirect comes back only while its path is free', async () => {
  const first = await makeRedirect('/harbour', '/port')
  await remove('redirects', first)
  const second = await makeRedirect('/harbour', '/marina')
  expect((await back(`redirects:${first}`)).message).toContain('another redirect from /harbour')
  await remove('redirects', second)
  await back(`redirects:${first}`)
  expect(await redirectsFrom('/harbour')).toEqual(['/harbour 301 /port'])
})

test('schedules end with a deletion, and bringing back says so', async () => {
  const { id } = await makePage('Gala')
  const at = new Date(Date.now() + DAY).toISOString()
  await payload.db.create({
    collection: 'payload-jobs',
    data: {
      taskSlug: 'schedulePublish',
      waitUntil: at,
      queue: 'default',
      input: { type: 'unpublish', doc: { relationTo: 'pages', value: String(id) } },
    },
  })
  await remove('pages', id)
  expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
  expect((await back(`pages:${id}`)).body).toMatchObject({ back: [{ off: 'its schedule' }] })
})

test('comments stay with a record in the bin, and go with it', async () => {
  const { id } = await makePage('Talk')
  await editor.ask('POST', '/comments/say', { record: `pages:${id}`, text: 'A word' })
  const comments = async () => {
    const where = { record: { equals: `pages:${id}` } }
    return (await payload.count({ collection: 'comments', where })).totalDocs
  }
  await remove('pages', id)
  expect(await comments()).toBe(1)
  await erase(payload, `pages:${id}`)
  expect(await comments()).toBe(0)
})

test('of several records, those in use stay; the others come back together', async () => {
  const images: number[] = []
  for (const alt of ['One', 'Two', 'Three']) images.push(await makePicture(payload, { alt }))
  const [used = 0, ...free] = images
  await makePage('Uses one', [{ blockType: 'hero', title: 'One', media: { image: used } }])
  const many = await publisher.ask('DELETE', `/media?where[id][in]=${images.join()}`)
  expect(many).toMatchObject({
    status: 400,
    body: { docs: free.map((id) => ({ id })), errors: [{ id: used }] },
  })
  const { records } = many.body
  expect((await back(...(records as string[]))).status).toBe(200)
  expect(await listed('media', false)).toEqual(expect.arrayContaining(images))
})

test('a deletion without a readable condition is refused', async () => {
  for (const query of ['', '?where=', '?where=%7B', '?where=x']) {
    const { status } = await publisher.ask('DELETE', `/pages${query}`)
    expect([query, status]).toEqual([query, 400])
  }
})

test('clients neither set nor change what is in the bin, and only publishers erase', async () => {
  const { id } = await makePage('Guarded')
  const deletedAt = new Date().toISOString()
  expect((await publisher.ask('PATCH', `/pages/${id}`, { deletedAt })).status).toBe(400)
  await remove('pages', id)
  expect((await publisher.ask('PATCH', `/pages/${id}?trash=true`, { title: 'X' })).status).toBe(400)
  expect((await publisher.ask('PATCH', `/pages/${id}`, { title: 'X' })).status).toBe(404)
  const records = [`pages:${id}`]
  expect((await editor.ask('POST', '/bin-entries/erase', { records })).status).toBe(403)
  expect((await editor.ask('POST', '/bin-entries/bring-back', { records })).status).toBe(403)
  expect((await publisher.ask('POST', '/bin-entries/erase', { records })).status).toBe(200)
  expect((await back(...records)).status).toBe(404)
})
