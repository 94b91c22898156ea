import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeCategory, makeListing } from '../test/listing.ts'
import { openContent, type TestContent } from '../test/payload.ts'

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
const takenBack = { _status: 'draft' } as const

async function redirects() {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false })
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
}

const makePage = (slug: string) =>
  payload.create({ collection: 'pages', data: { title: slug, slug, ...published } })

const update = (id: number, data: object) => payload.update({ collection: 'pages', id, data })

const redirect = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to, status: '301' } })

test('a page that moves while it is taken back leaves a redirect once it is published', async () => {
  const { id } = await makePage('was-here')
  await update(id, takenBack)
  await payload.update({ collection: 'pages', id, data: { slug: 'in-between' }, draft: true })
  await update(id, { slug: 'is-there', ...takenBack })
  expect(await redirects()).toEqual({})
  await update(id, published)
  expect(await redirects()).toEqual({ '/was-here': '/is-there' })
})

test('its old address stays with a page that has it by then', async () => {
  const { id } = await makePage('shared')
  await update(id, { slug: 'moved-on', ...takenBack })
  await makePage('shared')
  await update(id, published)
  expect(await redirects()).toEqual({})
})

test('one that comes back where it was leaves none', async () => {
  const { id } = await makePage('comes-back')
  await update(id, takenBack)
  await update(id, published)
  expect(await redirects()).toEqual({})
})

test('a category and its listings that were taken back are found at their old addresses', async () => {
  const category = await makeCategory(payload, 'Coves')
  await makeListing(payload, 'Lume', { category })
  const move = (data: object) =>
    payload.update({ collection: 'real-estate-categories', id: category, data })
  await move({ slug: 'inlets', ...takenBack })
  await move(published)
  expect(await redirects()).toEqual({
    '/real-estate/coves': '/real-estate/inlets',
    '/real-estate/coves/*': '/real-estate/inlets/*',
  })
})

test('a redirect that would lead in a circle from now on gives way to the page that moves', async () => {
  const { id } = await makePage('thing')
  await redirect('/ne*', '/thing')
  await redirect('/elder', '/thing')
  await update(id, { slug: 'new-thing', ...published })
  expect(await redirects()).toEqual({ '/elder': '/new-thing', '/thing': '/new-thing' })
})

test('redirects to a page that is deleted go with it, those of others stay', async () => {
  const { id } = await makePage('short-lived')
  await update(id, { slug: 'dying', ...published })
  await redirect('/hand-made', '/dying')
  await redirect('/elsewhere', '/dying-out')
  await payload.delete({ collection: 'pages', id })
  expect(await redirects()).toEqual({ '/elsewhere': '/dying-out' })
})

test('so do those to a listing, and to a category that was taken back, with all below it', async () => {
  const category = await makeCategory(payload, 'Quays')
  const { id } = await makeListing(payload, 'Onda', { category })
  const move = (data: object) =>
    payload.update({ collection: 'real-estate-categories', id: category, data })
  await payload.update({ collection: 'listings', id, data: { slug: 'marea', ...published } })
  expect(await redirects()).toEqual({ '/real-estate/quays/onda': '/real-estate/quays/marea' })
  await payload.delete({ collection: 'listings', id })
  expect(await redirects()).toEqual({})
  await move({ slug: 'piers', ...published })
  await move(takenBack)
  await payload.delete({ collection: 'real-estate-categories', id: category })
  expect(await redirects()).toEqual({})
})
