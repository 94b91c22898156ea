import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'

let content: TestContent
let payload: Payload
let token: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  token = await makeToken(payload, 'preview')
})
afterAll(() => content[Symbol.asyncDispose]())

const PAGE = 'query ($slug: String) { page(filter: { slug: { eq: $slug } }) { slug title } }'

// The token may read drafts, so only the endpoint can withhold them.
const pageOn = (endpoint: 'published' | 'preview', slug: string) =>
  ask(payload, PAGE, { token, endpoint, variables: { slug } })

const heading = (title: string) => block('hero', { title })

test('a page that was never published is returned in preview only', async () => {
  const data = { title: 'Secret', slug: 'never-published' }
  const { id } = await payload.create({ collection: 'pages', data, draft: true })

  const published = await pageOn('published', 'never-published')
  const preview = await pageOn('preview', 'never-published')

  expect(published.data).toEqual({ page: null })
  expect(preview.data).toEqual({ page: { slug: 'never-published', title: 'Secret' } })
  expect(preview.tags).toEqual([`pages:${id}`, `pages:${id}:address`, 'pages:slug=never-published'])
})

test('an unpublished page is returned in preview only', async () => {
  const data = { title: 'Gone', slug: 'taken-back', _status: 'published' } as const
  const { id } = await payload.create({ collection: 'pages', data })
  const before = await pageOn('published', 'taken-back')

  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })

  expect(before.data).toEqual({ page: { slug: 'taken-back', title: 'Gone' } })
  expect((await pageOn('published', 'taken-back')).data).toEqual({ page: null })
  expect((await pageOn('preview', 'taken-back')).data).toHaveProperty('page.title', 'Gone')
})

test('unpublished changes are returned in preview only', async () => {
  const data = { title: 'Old', slug: 'changing', _status: 'published' } as const
  const { id } = await payload.create({ collection: 'pages', data })
  await payload.update({
    collection: 'pages',
    id,
    data: { title: 'New', slug: 'changed' },
    draft: true,
  })

  const published = await pageOn('published', 'changing')
  const preview = await pageOn('preview', 'changed')

  expect(published.data).toEqual({ page: { slug: 'changing', title: 'Old' } })
  expect(preview.data).toEqual({ page: { slug: 'changed', title: 'New' } })
  expect((await pageOn('published', 'changed')).data).toEqual({ page: null })
})

test('the published endpoint returns no drafts to tokens of either scope', async () => {
  const data = { title: 'Hidden', slug: 'hidden' }
  await payload.create({ collection: 'pages', data, draft: true })
  const weaker = await makeToken(payload, 'published')

  const answer = await ask(payload, PAGE, { token: weaker, variables: { slug: 'hidden' } })

  expect(answer.data).toEqual({ page: null })
  expect(answer.tags).toEqual(['pages:slug=hidden'])
})

test('a home page that is only a draft is not returned', async () => {
  const query = '{ home { id blocks { ... on HeroRecord { title } } } }'
  const never = await ask(payload, query, { token, endpoint: 'preview' })
  await payload.updateGlobal({ slug: 'home', data: { blocks: [heading('Draft')] }, draft: true })
  const published = await ask(payload, query, { token })
  const preview = await ask(payload, query, { token, endpoint: 'preview' })

  await payload.updateGlobal({
    slug: 'home',
    data: { blocks: [heading('Live')], _status: 'published' },
  })
  await payload.updateGlobal({ slug: 'home', data: { blocks: [heading('Next')] }, draft: true })
  const live = await ask(payload, query, { token })
  const next = await ask(payload, query, { token, endpoint: 'preview' })

  expect(never.data).toEqual({ home: null })
  expect(published.data).toEqual({ home: null })
  expect(preview.data).toEqual({ home: { id: 'home', blocks: [{ title: 'Draft' }] } })
  expect(live.data).toHaveProperty('home.blocks', [{ title: 'Live' }])
  expect(next.data).toHaveProperty('home.blocks', [{ title: 'Next' }])
  expect(never.tags).toEqual(['global:home:address'])
  expect(live.tags).toEqual(['global:home', 'global:home:address'])
})

test('a link to an unpublished page is left out until the page is published', async () => {
  const data = { title: 'Later', slug: 'later' }
  const { id } = await payload.create({ collection: 'pages', data, draft: true })
  const link = { label: 'Later', target: 'page', page: id } as const
  const menus = { menu: [{ link }], footMenu1: [{ link: { ...link, label: '' } }] }
  await payload.updateGlobal({ slug: 'global', data: { ...menus, _status: 'published' } })
  const query = '{ global { menu { label to } footMenu1 { label to } } }'

  const before = await ask(payload, query, { token })
  const preview = await ask(payload, query, { token, endpoint: 'preview' })
  await payload.update({ collection: 'pages', id, data: { _status: 'published' } })
  const after = await ask(payload, query, { token })
  await payload.delete({ collection: 'pages', id })
  const gone = await ask(payload, query, { token })

  const shown = { global: { menu: [{ label: 'Later', to: '/later' }], footMenu1: [] } }
  const empty = { global: { menu: [], footMenu1: [] } }
  expect([before.data, preview.data]).toEqual([empty, shown])
  expect([after.data, gone.data]).toEqual([shown, empty])
  expect(before.tags).toEqual(['global:global', 'global:global:address', `pages:${id}:address`])
})

test('globals that are pages return their slug', async () => {
  for (const slug of ['home', 'map', 'real-estate-overview'] as const) {
    await payload.updateGlobal({ slug, data: { _status: 'published' } })
  }
  const { data } = await ask(
    payload,
    '{ home { slug } map { slug } realEstateOverview { slug } }',
    {
      token,
    },
  )
  expect(data).toEqual({
    home: { slug: '' },
    map: { slug: 'map' },
    realEstateOverview: { slug: 'real-estate' },
  })
})
