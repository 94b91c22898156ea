import { createLocalReq, docAccessOperationGlobal, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentGlobal, isContentGlobal } from '../../model/content-globals.ts'
import { block } from '../../testing/block.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'

let content: TestContent
let payload: Payload
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor')
})
afterAll(() => content[Symbol.asyncDispose]())

const blocks = (title: string) => [block('content_block', { title })]

/** Two states of each global. */
const STATES = [
  ['brand', { statement: 'One' }, { statement: 'Two' }],
  ['home', { blocks: blocks('One') }, { blocks: blocks('Two') }],
  ['global', { copyright: 'One' }, { copyright: 'Two' }],
] as const

const read = async (slug: ContentGlobal, draft = false) =>
  JSON.stringify(await payload.findGlobal({ slug, draft, depth: 0 }))

const statusOf = async (slug: ContentGlobal, query: string, body: object) =>
  (await editor.ask('POST', `/globals/${slug}${query}`, body)).status

test.each(STATES)(
  'the form of the published global “%s” is open for editors',
  async (slug, one) => {
    await payload.updateGlobal({ slug, data: { ...one, _status: 'published' } })
    const user = await payload.findByID({ collection: 'users', id: editor.id })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    const globalConfig = payload.config.globals.find((config) => config.slug === slug)
    if (!globalConfig) throw new Error(`There is no ${slug}.`)
    // As the view of the form does.
    const options = { slug, draft: true, depth: 0 } as const
    const data = { ...(await payload.findGlobal(options)) }
    const shown = await payload.findGlobal({ ...options, overrideAccess: false, req })
    const may = async (doc: object) =>
      Boolean((await docAccessOperationGlobal({ data: doc, globalConfig, req })).update)
    expect(await may(shown)).toBe(true)
    expect(await may({ ...data, _status: 'published' })).toBe(false)
  },
)

test.each(STATES)('editors save the global “%s”, and cannot publish it', async (slug, one, two) => {
  await payload.updateGlobal({ slug, data: { ...one, _status: 'published' } })
  const before = await read(slug)
  const published = { ...two, _status: 'published' }
  const tries = [
    ['', two],
    ['', { ...two, _status: 'draft' }],
    ['', published],
    ['?draft=true', published],
    ['?draft=true&publishSpecificLocale=en', two],
    ['?draft=true&unpublishAllLocales=true', { _status: 'draft' }],
  ] as const
  for (const [query, body] of tries)
    expect([query, await statusOf(slug, query, body)]).toEqual([query, 403])
  expect(await read(slug)).toBe(before)
  expect(await read(slug, true)).toBe(before)

  expect(await statusOf(slug, '?draft=true', { ...two, _status: 'draft' })).toBe(200)
  expect(await read(slug)).toBe(before)
  expect(await read(slug, true)).toContain('Two')
})

test('editors publish none of the globals that the site shows', async () => {
  const slugs = payload.config.globals.map(({ slug }) => slug).filter(isContentGlobal)
  expect(slugs).toEqual(expect.arrayContaining(STATES.map(([slug]) => slug)))
  for (const slug of slugs) {
    const before = await read(slug)
    for (const query of ['', '?draft=true']) {
      const status = await statusOf(slug, query, { _status: 'published' })
      expect([slug, query, status]).toEqual([slug, query, 403])
    }
    expect(await read(slug)).toBe(before)
  }
})
