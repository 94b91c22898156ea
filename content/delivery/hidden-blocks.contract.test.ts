import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../payload-types.ts'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { makePicture } from '../testing/picture.ts'
import { openPreview, tokenIn } from '../testing/preview.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let page: number
let tokens: Record<'published' | 'preview', string>

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
  tokens = {
    published: await makeToken(payload, 'published'),
    preview: await makeToken(payload, 'preview'),
  }
})
afterAll(() => content[Symbol.asyncDispose]())

const published = { _status: 'published' } as const
const publish = (data: Partial<Page>) =>
  payload.create({
    collection: 'pages',
    data: { title: 'Bay', slug: 'bay', ...data, ...published },
  })

const BLOCKS = 'blocks { ... on BlockRecord { _modelApiKey _isHidden } }'
const PAGE = `{ page(filter: { slug: { eq: "bay" } }) { ${BLOCKS} _shareImage { alt } } }`

/** The blocks of the page by their kinds, those that are hidden in brackets, and its picture. */
async function read(token: string, endpoint: 'published' | 'preview' = 'published') {
  const { data, errors } = await ask(payload, PAGE, { token, endpoint })
  expect(errors).toEqual([])
  const { blocks, _shareImage: picture } = Object(data).page
  const kinds = blocks.map((one: Record<string, unknown>) =>
    one._isHidden ? `(${one._modelApiKey})` : one._modelApiKey,
  )
  return [...kinds, picture?.alt]
}

test('a hidden block is in previews only, and its pictures represent no page', async () => {
  const [moon, sun] = await Promise.all(
    ['moon', 'sun'].map((alt) => makePicture(payload, { alt, width: 1200, height: 800 })),
  )
  const { id } = await publish({
    blocks: [
      block('hero', { title: 'Night', media: { image: moon ?? 0 }, isHidden: true }),
      block('hero', { title: 'Day', media: { image: sun ?? 0 }, isHidden: false }),
      block('spacer'),
    ],
  })
  page = id
  const made = await publisher.ask('POST', '/preview-links/make', {
    record: `pages:${id}`,
    days: 7,
  })
  const { session } = await openPreview(payload, tokenIn(made.body.address))

  const visible = ['hero', 'spacer', 'sun']
  expect(await read(tokens.published)).toEqual(visible)
  // The endpoint decides, not what the token could read elsewhere.
  expect(await read(tokens.preview)).toEqual(visible)
  expect(await read(session, 'preview')).toEqual(visible)
  expect(await read(tokens.preview, 'preview')).toEqual(['(hero)', ...visible])
})

test('a version, and a copy, keep what is hidden', async () => {
  const blocks = (await payload.findByID({ collection: 'pages', id: page, depth: 0 })).blocks
  const shown = blocks?.map((one) => ({ ...one, isHidden: null })) ?? []
  const save = { collection: 'pages', id: page } as const
  await payload.update({ ...save, data: { blocks: shown, ...published } })
  expect(await read(tokens.published)).toEqual(['hero', 'hero', 'spacer', 'moon'])

  const where = { parent: { equals: page } }
  const { docs } = await payload.findVersions({ collection: 'pages', where, sort: 'createdAt' })
  await publisher.ask('POST', `/pages/versions/${docs[0]?.id}`)
  expect(await read(tokens.published)).toEqual(['hero', 'hero', 'spacer', 'moon'])
  const kept = ['(hero)', 'hero', 'spacer', 'sun']
  expect(await read(tokens.preview, 'preview')).toEqual(kept)

  const copy = await publisher.ask('POST', `/pages/${page}/duplicate?draft=true`, {})
  const { blocks: copied } = Object(copy.body).doc
  expect(copied.map((one: Record<string, unknown>) => one.isHidden === true)).toEqual([
    true,
    false,
    false,
  ])
})

test('other kinds of pages, and lists of them, leave hidden blocks out', async () => {
  const hidden = [block('spacer', { isHidden: true })]
  await payload.updateGlobal({ slug: 'home', data: { blocks: hidden, ...published } })
  const experience = { title: 'Dive', slug: 'dive', blocks: hidden, ...published }
  await payload.create({ collection: 'experiences', data: experience })
  const query = `{ home { ${BLOCKS} } experiences { ${BLOCKS} } }`
  const answer = (endpoint: 'published' | 'preview') =>
    ask(payload, query, { token: tokens[endpoint], endpoint })
  expect((await answer('published')).data).toEqual({
    home: { blocks: [] },
    experiences: [{ blocks: [] }],
  })
  const spacer = { _modelApiKey: 'spacer', _isHidden: true }
  expect((await answer('preview')).data).toEqual({
    home: { blocks: [spacer] },
    experiences: [{ blocks: [spacer] }],
  })
})
