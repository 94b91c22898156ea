import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Page } from '../payload-types.ts'
import { tagsOf } from '../publish/tags.ts'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'

let content: TestContent
let payload: Payload
const tokens = { published: '', preview: '' }

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  tokens.published = await makeToken(payload, 'published')
  tokens.preview = await makeToken(payload, 'preview')
})
afterAll(() => content[Symbol.asyncDispose]())
beforeEach(async () => {
  await choose(null)
  await payload.delete({ collection: 'pages', where: {} })
})

const PUBLISHED = { _status: 'published' } as const
const form = (more = {}) =>
  block('contact_form', {
    sidebar: [{ blockType: 'contact_email', email: 'ask@example.org' }],
    ...more,
  })
const withForm = { blocks: [form()] }

const choose = (inquireTo: number | null) =>
  payload.updateGlobal({ slug: 'site', data: { name: 'Kontor Haus', inquireTo, ...PUBLISHED } })

const make = (slug: string, data: Partial<Page> = {}) =>
  payload.create({ collection: 'pages', data: { title: slug, slug, ...PUBLISHED, ...data } })

const change = (id: number, data: Partial<Page>) =>
  payload.update({ collection: 'pages', id, data: { ...PUBLISHED, ...data } })

async function read(endpoint: 'published' | 'preview' = 'published') {
  const answer = await ask(payload, '{ site { inquireTo } }', {
    token: tokens[endpoint],
    ...(endpoint === 'preview' && { endpoint }),
  })
  expect(answer.errors).toEqual([])
  const { inquireTo: to } = Object(answer.data?.site)
  return { to, tags: answer.tags }
}

test('without any page to ask on, it leads nowhere', async () => {
  await make('about')
  expect((await read()).to).toBeNull()
})

test('the chosen page comes before the one that is called contact, and that before other forms', async () => {
  const asked = await make('anfrage', withForm)
  expect((await read()).to).toBe('/anfrage')
  const contact = await make('contact')
  expect((await read()).to).toBe('/contact')
  const chosen = await make('kontakt')
  await choose(chosen.id)
  expect((await read()).to).toBe('/kontakt')

  await change(chosen.id, { slug: 'schreiben' })
  expect((await read()).to).toBe('/schreiben')
  await change(chosen.id, { _status: 'draft' })
  expect((await read()).to).toBe('/contact')
  await payload.delete({ collection: 'pages', id: contact.id })
  expect((await read()).to).toBe('/anfrage')
  await payload.delete({ collection: 'pages', id: asked.id })
  expect((await read()).to).toBeNull()
})

test('of several pages with a form the oldest is taken; a form that is hidden, or in a draft, is none', async () => {
  await make('hidden', { blocks: [form({ isHidden: true })] })
  await make('draft', { ...withForm, _status: 'draft' })
  expect((await read()).to).toBeNull()
  await make('first', withForm)
  await make('second', withForm)
  expect((await read()).to).toBe('/first')
})

test('a preview leads to a draft', async () => {
  await make('soon', { ...withForm, _status: 'draft' })
  expect((await read('preview')).to).toBe('/soon')
})

test('the answer depends on every page that could change it, and on no other', async () => {
  const other = await make('about')
  const asked = await make('anfrage', withForm)
  const { tags } = await read()
  const isConcerned = (before?: object, after?: object) =>
    tagsOf('pages', before as never, after as never).some((tag) => tags.includes(tag))
  expect(isConcerned({ ...other }, { ...other, title: 'Other' })).toBe(false)
  expect(isConcerned({ ...asked }, { ...asked, title: 'Other' })).toBe(false)
  expect(isConcerned({ ...asked }, { ...asked, slug: 'fragen' })).toBe(true)
  expect(isConcerned({ ...asked }, { ...asked, blocks: [] })).toBe(true)
  expect(isConcerned({ ...asked }, { ...asked, _status: 'draft' })).toBe(true)
  expect(isConcerned({ ...asked })).toBe(true)
  expect(isConcerned({ ...other }, { ...other, ...withForm })).toBe(true)
  const contact = { ...other, id: 999, slug: 'contact' }
  expect(isConcerned(undefined, contact)).toBe(true)
})
