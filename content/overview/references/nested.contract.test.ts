import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../../payload-types.ts'
import { block } from '../../testing/block.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
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

async function usesOf(collection: string, id: number): Promise<Use[]> {
  const { body } = await editor.ask('GET', `/${collection}/${id}/used-in`)
  const { uses } = body as { uses: Use[] }
  return uses
}

async function makeDocument(name: string) {
  const file = { data: PDF, name: `${name}.pdf`, mimetype: 'application/pdf', size: PDF.byteLength }
  const { id } = await payload.create({ collection: 'media', data: { alt: name }, file })
  return id
}

const PDF = Buffer.from(
  '%PDF-1.4\n%âãÏÓ\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
)

const link = (page: number) => ({ label: 'There', target: 'page' as const, page })

test('references in the rows of a downloads block are found and removed', async () => {
  const [file, kept] = [await makeDocument('plan'), await makeDocument('prices')]
  const { id: target } = await makePage('Target')
  const { id } = await makePage('Downloads', [
    block('downloads', {
      files: [
        { blockType: 'download_item', link: kept },
        { blockType: 'download_item', label: 'Plan', link: file },
        { blockType: 'link', link: link(target) },
      ],
    }),
  ])
  expect(await usesOf('media', file)).toMatchObject([
    { title: 'Downloads', places: ['Block 1, Downloads › Row 2, File › File'], isNeeded: true },
  ])
  expect(await usesOf('pages', target)).toMatchObject([
    { title: 'Downloads', places: ['Block 1, Downloads › Row 3, Link › Link › Page'] },
  ])
  expect((await publisher.ask('DELETE', `/media/${file}`)).status).toBe(409)
  expect((await publisher.ask('DELETE', `/pages/${target}`)).status).toBe(409)
  expect((await publisher.ask('DELETE', `/pages/${target}?removeReferences=true`)).status).toBe(200)
  const { blocks } = await publicPage(id)
  expect(blocks?.[0]).toHaveProperty('files.length', 2)
  expect(blocks).toMatchObject([{ files: [{ link: kept }, { link: file }] }])
})

test('the old target of a link that leads elsewhere now is not a use, and the link stays', async () => {
  const { id: target } = await makePage('Once chosen')
  const book = { label: 'Book', target: 'url' as const, url: 'https://book.example', page: target }
  const { id } = await makePage('Books', [block('banner_cta', { title: 'Go', link: book })])
  const menu = [{ link: book }]
  await publisher.ask('POST', '/globals/global', { menu, ...published })
  expect(await usesOf('pages', target)).toEqual([])
  expect((await publisher.ask('DELETE', `/pages/${target}`)).status).toBe(200)
  const kept = { label: 'Book', target: 'url', url: 'https://book.example', page: null }
  expect((await publicPage(id)).blocks).toMatchObject([{ link: kept }])
  const global = await payload.findGlobal({ slug: 'global', depth: 0 })
  expect(global.menu).toMatchObject([{ link: kept }])
})

test('a link without a target type leads to its page', async () => {
  const { id: target } = await makePage('Of old')
  const { id } = await makePage('Old link', [
    block('banner_cta', { title: 'Go', link: { label: 'Old', target: null, page: target } }),
  ])
  expect(await usesOf('pages', target)).toMatchObject([{ title: 'Old link' }])
  expect((await publisher.ask('DELETE', `/pages/${target}?removeReferences=true`)).status).toBe(200)
  expect((await publicPage(id)).blocks).toMatchObject([{ link: { label: null, page: null } }])
})

test('ids that are stored as strings are found', async () => {
  const image = await makePicture(payload, { alt: 'As text' })
  const blocks = [
    { blockType: 'image_carousel', images: [`${image}`] },
    { blockType: 'hero', title: 'Text', media: { image: `${image}` } },
  ]
  await editor.ask('POST', '/pages?draft=true', { title: 'Ids as text', blocks })
  expect(await usesOf('media', image)).toMatchObject([
    { title: 'Ids as text', places: [/Image carousel/, /Hero/].map(matching) },
  ])
  expect((await publisher.ask('DELETE', `/media/${image}`)).status).toBe(409)
})

const matching = (words: RegExp): unknown => expect.stringMatching(words)
