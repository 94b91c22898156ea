import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../../payload-types.ts'
import { block } from '../../testing/block.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { lexical, linkTo, words } from '../../testing/rich-text.ts'
import type { Use } from './uses.ts'

let content: TestContent
let payload: Payload
let editor: Person
let publisher: Person

const published = { _status: 'published' } as const

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor')
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

const makePage = (title: string, blocks: Page['blocks'] = []) =>
  payload.create({ collection: 'pages', data: { title, blocks, ...published } })

const publicPage = (id: number) => payload.findByID({ collection: 'pages', id, depth: 0 })

async function usesOf(collection: string, id: number): Promise<Pick<Use, 'title' | 'places'>[]> {
  const { body } = await editor.ask('GET', `/${collection}/${id}/used-in`)
  const { uses } = body as { uses: Use[] }
  return uses.map(({ title, places }) => ({ title, places }))
}

const row = (title: string, image: number) => ({ text: { title }, image })

const link = (page: number) => ({ label: 'There', target: 'page' as const, page })

test('a picture is found in fields, lists, blocks, rows of blocks, globals and drafts', async () => {
  const image = await makePicture(payload, { alt: 'Everywhere' })
  const other = await makePicture(payload, { alt: 'Elsewhere' })
  const category = await makeCategory(payload, 'Villas')
  await makeListing(payload, 'Villa Luz', { category, thumbnail: image, pictures: [other, image] })
  await makePage('Carousel', [
    block('intro', { text: `${image}` }),
    block('image_carousel', { images: [other, image] }),
    block('accordion_5050', { links: [row('One', other), row('Two', image)] }),
  ])
  const { id } = await makePage('Later', [
    block('hero', { title: 'Soon', media: { image: other } }),
  ])
  const blocks = [block('hero', { media: { image } })]
  await payload.update({ collection: 'pages', id, data: { blocks }, draft: true })
  const full = [block('banner_full', { media: { image } })]
  await publisher.ask('POST', '/globals/home', { blocks: full, ...published })
  await publisher.ask('POST', '/globals/global', { image, ...published })

  expect(await usesOf('media', image)).toEqual([
    {
      title: 'Carousel',
      places: ['Block 2, Image carousel › Pictures', expect.stringMatching(/^Block 3.* 2 › /)],
    },
    { title: 'Later', places: [expect.stringMatching(/^Block 1, Hero › .*Picture$/)] },
    { title: 'Villa Luz', places: ['Thumbnail', 'Pictures'] },
    { title: 'Home page', places: [expect.stringMatching(/^Block 1, .* › Picture$/)] },
    { title: 'Menus and footer', places: ['Menu picture'] },
  ])
})

test('an id does not match a longer id or a number in a text', async () => {
  const ids: number[] = []
  for (let i = 0; i < 12; i++) ids.push(await makePicture(payload, { alt: `Many ${i}` }))
  const [last = 0] = ids.slice(-1)
  await makePage('Long ids', [block('image_carousel', { images: [last] })])
  const part = Number(String(last).slice(0, 1))
  expect((await usesOf('media', last)).map(({ title }) => title)).toEqual(['Long ids'])
  expect((await usesOf('media', part)).map(({ title }) => title)).not.toContain('Long ids')
})

test('a page is found in links of blocks, in menus and in rich text', async () => {
  const { id } = await makePage('Linked')
  await makePage('Links', [block('feature_5050', { link: link(id) })])
  const address = lexical([words('See '), linkTo(id, 'us')])
  const data = { footMenu1: [{ link: link(id) }], menuData: [{ title: 'Here', address }] }
  await publisher.ask('POST', '/globals/global', { ...data, ...published })
  expect(await usesOf('pages', id)).toEqual([
    { title: 'Links', places: [expect.stringMatching(/^Block 1, Feature 50\/50 › Link › Page$/)] },
    {
      title: 'Menus and footer',
      places: ['Addresses 1 › Address', 'First list of links 1 › Link › Page'],
    },
  ])
})

test('deleting a record in use is refused, alone and in bulk', async () => {
  const image = await makePicture(payload, { alt: 'Needed' })
  await makePage('Needs it', [block('image_carousel', { images: [image] })])
  const { status, message } = await publisher.ask('DELETE', `/media/${image}`)
  expect(status).toBe(409)
  expect(message).toMatch(
    /^This is still used in page “Needs it” \(Block 1, Image carousel › Pictures\)\./,
  )
  const bulk = await publisher.ask('DELETE', `/media?where[id][equals]=${image}`)
  expect(bulk.body.errors).toEqual([
    { id: image, isPublic: true, message: expect.stringMatching(/“Needs it”/) },
  ])
  expect(await payload.findByID({ collection: 'media', id: image })).toMatchObject({ id: image })
  expect((await editor.ask('DELETE', `/media/${image}?removeReferences=true`)).message).toMatch(
    /ask a publisher/,
  )
  const unused = await makePicture(payload, { alt: 'Unused' })
  expect((await editor.ask('DELETE', `/media/${unused}`)).status).toBe(200)
})

test('a confirmed deletion removes the references from published records and drafts', async () => {
  const image = await makePicture(payload, { alt: 'Taken out' })
  const kept = await makePicture(payload, { alt: 'Kept' })
  const { id } = await makePage('Shows both', [
    block('image_carousel', { title: 'Two', images: [image, kept] }),
    block('media_carousel', { media: [{ image }, { image: kept }] }),
  ])
  await payload.update({ collection: 'pages', id, data: { title: 'Next' }, draft: true })
  const { status } = await publisher.ask('DELETE', `/media/${image}?removeReferences=true`)
  expect(status).toBe(200)
  const draft = await payload.findByID({ collection: 'pages', id, depth: 0, draft: true })
  expect([(await publicPage(id)).title, draft.title]).toEqual(['Shows both', 'Next'])
  for (const { blocks } of [await publicPage(id), draft]) {
    expect(blocks?.[0]).toMatchObject({ title: 'Two', images: [kept] })
    expect(blocks?.[1]).toMatchObject({ media: [{ image: kept }] })
  }
  await payload.update({ collection: 'pages', id, data: { ...published } })
  expect(await publicPage(id)).toMatchObject({ title: 'Next', ...published })
})

test('links to a deleted page are removed from menus and blocks; the text of rich text stays', async () => {
  const { id } = await makePage('Going')
  const stays = await makePage('Staying')
  const { id: from } = await makePage('From', [
    block('feature_5050', { text: { title: 'Words' }, link: link(id) }),
  ])
  const address = lexical([words('See '), linkTo(id, 'us')])
  const menu = [{ link: link(id) }, { link: link(stays.id) }]
  await publisher.ask('POST', '/globals/global', { menu, menuData: [{ address }], ...published })
  expect((await publisher.ask('DELETE', `/pages/${id}?removeReferences=true`)).status).toBe(200)
  const global = await payload.findGlobal({ slug: 'global', depth: 0 })
  expect(global.menu).toMatchObject([{ link: { label: 'There', page: stays.id } }])
  expect(JSON.stringify(global.menuData)).toContain('"text":"us"')
  expect(JSON.stringify(global.menuData)).not.toContain('internal')
  const page = await publicPage(from)
  expect(page.blocks?.[0]).toMatchObject({ text: { title: 'Words' }, link: { page: null } })
  await payload.update({
    collection: 'pages',
    id: from,
    data: { title: 'From here', ...published },
  })
  await publisher.ask('POST', '/globals/global', { phone: '1', ...published })
})

test('a category that listings require is not deleted, even when confirmed', async () => {
  const category = await makeCategory(payload, 'Residences')
  await makeListing(payload, 'Flat 1', { category })
  const { status, message } = await publisher.ask(
    'DELETE',
    `/real-estate-categories/${category}?removeReferences=true`,
  )
  expect(status).toBe(409)
  expect(message).toMatch(
    /^This is needed by listing “Flat 1” \(Category\)\. Choose something else/,
  )
})

test('deleting through the local API leaves no dangling ids', async () => {
  const image = await makePicture(payload, { alt: 'By program' })
  const { id } = await makePage('Program', [block('image_carousel', { images: [image] })])
  await payload.delete({ collection: 'media', id: image })
  expect((await publicPage(id)).blocks?.[0]).toMatchObject({ images: [] })
})

test('the used-in endpoint requires a session', async () => {
  const { handleEndpoints } = await import('payload')
  const request = new Request('http://localhost:3001/api/media/1/used-in')
  expect((await handleEndpoints({ config: payload.config, request })).status).toBe(403)
})

test('records that link to each other are deleted together', async () => {
  const makeDraft = (title: string) =>
    payload.create({ collection: 'pages', data: { title, blocks: [] }, draft: true })
  const ids: number[] = []
  for (let i = 0; i < 6; i++) ids.push((await makeDraft(`Together ${i}`)).id)
  for (const id of ids) {
    const others = ids.filter((other) => other !== id)
    const blocks = others.map((page) =>
      block('content_block', { title: 'Go', link: { label: 'Go', target: 'page', page } }),
    )
    await payload.update({ collection: 'pages', id, data: { blocks }, draft: true })
  }
  const { errors, docs } = await payload.delete({ collection: 'pages', where: { id: { in: ids } } })
  expect(errors).toEqual([])
  expect(docs).toHaveLength(6)
})
