import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

beforeEach(async () => {
  await payload.delete({ collection: 'redirects', where: { id: { exists: true } } })
})

const published = { _status: 'published' } as const
const unpublished = { _status: 'draft' } as const

async function redirects() {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false })
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
}

const makePage = (slug: string) =>
  payload.create({ collection: 'pages', data: { title: slug, slug, ...published } })

const update = (id: number, data: object) => payload.update({ collection: 'pages', id, data })

const redirect = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to, status: '301' } })

test('a page that moves while unpublished is redirected when it is published again', async () => {
  const { id } = await makePage('was-here')
  await update(id, unpublished)
  await payload.update({ collection: 'pages', id, data: { slug: 'in-between' }, draft: true })
  await update(id, { slug: 'is-there', ...unpublished })
  expect(await redirects()).toEqual({})
  await update(id, published)
  expect(await redirects()).toEqual({ '/was-here': '/is-there' })
})

test('the old address is not redirected when another page uses it by then', async () => {
  const { id } = await makePage('shared')
  await update(id, { slug: 'moved-on', ...unpublished })
  await makePage('shared')
  await update(id, published)
  expect(await redirects()).toEqual({})
})

test('a page that is published again at its old address creates no redirect', async () => {
  const { id } = await makePage('comes-back')
  await update(id, unpublished)
  await update(id, published)
  expect(await redirects()).toEqual({})
})

test('the old addresses of an unpublished category and its listings are redirected', async () => {
  const category = await makeCategory(payload, 'Coves')
  await makeListing(payload, 'Lume', { category })
  const move = (data: object) =>
    payload.update({ collection: 'real-estate-categories', id: category, data })
  await move({ slug: 'inlets', ...unpublished })
  await move(published)
  expect(await redirects()).toEqual({
    '/real-estate/coves': '/real-estate/inlets',
    '/real-estate/coves/*': '/real-estate/inlets/*',
  })
})

test('moving a page deletes a redirect that would now cause a loop', async () => {
  const { id } = await makePage('thing')
  await redirect('/ne*', '/thing')
  await redirect('/elder', '/thing')
  await update(id, { slug: 'new-thing', ...published })
  expect(await redirects()).toEqual({ '/elder': '/new-thing', '/thing': '/new-thing' })
})

test('deleting a page deletes the redirects to it and no others', async () => {
  const { id } = await makePage('short-lived')
  await update(id, { slug: 'dying', ...published })
  await redirect('/hand-made', '/dying')
  await redirect('/elsewhere', '/dying-out')
  await payload.delete({ collection: 'pages', id })
  expect(await redirects()).toEqual({ '/elsewhere': '/dying-out' })
})

test('deleting a listing or an unpublished category deletes the redirects to it and below it', async () => {
  const category = await makeCategory(payload, 'Quays')
  const { id } = await makeListing(payload, 'Onda', { category })
  const move = (data: object) =>
    payload.update({ collection: 'real-estate-categories', id: category, data })
  await payload.update({ collection: 'listings', id, data: { slug: 'mallow', ...published } })
  expect(await redirects()).toEqual({ '/real-estate/quays/onda': '/real-estate/quays/mallow' })
  await payload.delete({ collection: 'listings', id })
  expect(await redirects()).toEqual({})
  await move({ slug: 'piers', ...published })
  await move(unpublished)
  await payload.delete({ collection: 'real-estate-categories', id: category })
  expect(await redirects()).toEqual({})
})
