import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../../payload-types.ts'
import { ask, makeSiteToken } from '../../testing/delivery.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { lexical, linkTo, words } from '../../testing/rich-text.ts'
import { NOT_PROSE } from './check.ts'
import { proseFromText } from './from-text.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let token: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
  token = await makeSiteToken(payload)
})
afterAll(() => content[Symbol.asyncDispose]())

const published = { _status: 'published' }

/** A page with one block of text, written through the REST API as a program does. */
async function makePage(slug: string, text: unknown) {
  const blocks = [{ blockType: 'content_block', text }]
  const reply = await publisher.ask('POST', '/pages', { title: slug, slug, blocks, ...published })
  return { reply, id: Number((reply.body.doc as Page | undefined)?.id) }
}

const read = (id: number) => payload.findByID({ collection: 'pages', id, depth: 0 })

async function delivered(slug: string) {
  const selection = 'blocks { ... on ContentBlockRecord { text } }'
  const query = `{ page(filter: { slug: { eq: "${slug}" } }) { ${selection} } }`
  const { data, errors } = await ask(payload, query, { token })
  expect(errors).toEqual([])
  return data
}

const withText = (text: unknown) => ({ blocks: [{ text }] })

test('a plain text is written as paragraphs, also if it looks like JSON', async () => {
  const { id } = await makePage('plain', 'One\ntwo\n\nThree & <four>')
  expect(await read(id)).toMatchObject(withText(proseFromText('One\ntwo\n\nThree & <four>')))
  expect(await delivered('plain')).toHaveProperty(
    'page.blocks.0.text',
    '<p>One<br>two</p><p>Three &amp; &lt;four&gt;</p>',
  )
  for (const text of ['"So it is."', '1950', 'null']) {
    const blocks = [{ blockType: 'content_block', text }]
    expect((await publisher.ask('PATCH', `/pages/${id}`, { blocks })).status).toBe(200)
    expect(await read(id)).toMatchObject(withText(proseFromText(text)))
  }
  const { id: wordless } = await makePage('wordless', ' \n')
  expect(await read(wordless)).toMatchObject(withText(proseFromText('')))
  expect(await delivered('wordless')).toHaveProperty('page.blocks.0.text', null)
})

test('a text stored before its field took formatting is read, delivered and restored', async () => {
  const { id } = await makePage('before', 'Later')
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
  })
  const blocks = [{ blockType: 'content_block', id: 'a'.repeat(24), text: 'Then\n\nas now' }]
  await payload.db.updateOne({ collection: 'pages', id, data: { blocks } })
  const [version] = docs
  if (!version) throw new Error('The page has no version.')
  const data = { ...version, version: { ...version.version, blocks } }
  await payload.db.updateVersion({ collection: 'pages', id: version.id, versionData: data })

  const prose = proseFromText('Then\n\nas now')
  expect(await read(id)).toMatchObject(withText(prose))
  expect(await delivered('before')).toHaveProperty('page.blocks.0.text', '<p>Then</p><p>as now</p>')
  const [kept] = (
    await payload.findVersions({ collection: 'pages', where: { id: { equals: version.id } } })
  ).docs
  expect(kept?.version).toMatchObject(withText(prose))
  await payload.update({ collection: 'pages', id, data: { title: 'Renamed' } })
  expect(await read(id)).toMatchObject(withText(prose))
})

test('a document that the editor could not open is refused, in drafts as well', async () => {
  const refused = { errors: [{ data: { errors: [{ message: NOT_PROSE }] } }] }
  const { reply, id } = await makePage('odd', { root: { type: 'root', children: [{}] } })
  expect(reply).toMatchObject({ status: 400, body: refused })
  expect(id).toBeNaN()
  const misplaced = { root: { type: 'root', children: [words('right below the root')] } }
  expect((await makePage('misplaced', misplaced)).reply).toMatchObject({
    status: 400,
    body: refused,
  })
  const blocks = [{ blockType: 'content_block', text: 5 }]
  const draft = await publisher.ask('POST', '/pages?draft=true', { title: 'Odd', blocks })
  expect(draft).toMatchObject({ status: 400, body: refused })
})

test('a link with a password is refused with a sentence that does not repeat it', async () => {
  const link = (fields: object) => ({
    ...{ type: 'link', version: 3, format: '', indent: 0, direction: 'ltr' },
    ...{ children: [words('the terrace')], fields: { newTab: false, ...fields } },
  })
  const saved = (url: string) => {
    const inside = [words('See '), link({ linkType: 'custom', url })]
    return makePage(`link-${url.length}`, lexical(inside))
  }
  const { reply, id } = await saved('https://ada:hunter2@example.com/terrace')
  expect(reply.status).toBe(400)
  expect(id).toBeNaN()
  expect(JSON.stringify(reply.body)).toContain(
    'Take the user name and password out of the link to example.com: everybody',
  )
  expect(JSON.stringify(reply.body)).not.toContain('hunter2')
  expect((await saved('https://example.com/@terrace')).reply.status).toBe(201)
})

test('a rich text without a paragraph gets one, so that the editor opens it', async () => {
  const { reply, id } = await makePage('bare', { root: { type: 'root', children: [] } })
  expect(reply.status).toBe(201)
  expect(await read(id)).toMatchObject(withText(proseFromText('')))
  expect(await delivered('bare')).toHaveProperty('page.blocks.0.text', null)
})

test('a required text needs words', async () => {
  const empty = lexical([words(' ')], [])
  const blocks = [{ blockType: 'property_intro', description: empty }]
  const page = { title: 'Empty', slug: 'empty', blocks, ...published }
  expect((await publisher.ask('POST', '/pages', page)).status).toBe(400)
})

test('a link in a text of a block counts as use, and is removed with its record', async () => {
  const { id: target } = await makePage('linked', 'Here')
  const { id } = await makePage('linking', lexical([words('See '), linkTo(target, 'us')]))
  expect(await delivered('linking')).toHaveProperty(
    'page.blocks.0.text',
    '<p>See <a href="/linked">us</a></p>',
  )
  const { body } = await publisher.ask('GET', `/pages/${target}/used-in`)
  expect(body).toMatchObject({
    uses: [{ title: 'linking', places: ['Block 1, Title and text › Text'] }],
  })
  expect((await publisher.ask('DELETE', `/pages/${target}`)).status).toBe(409)
  const removed = await publisher.ask('DELETE', `/pages/${target}?removeReferences=true`)
  expect(removed.status).toBe(200)
  expect(await delivered('linking')).toHaveProperty('page.blocks.0.text', '<p>See us</p>')
  await payload.delete({ collection: 'pages', id: target, trash: true })
  expect(JSON.stringify(await read(id))).toContain('"text":"us"')
  expect(JSON.stringify(await read(id))).not.toContain('internal')
})
