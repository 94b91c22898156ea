import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proseFromText } from '../../model/prose/from-text.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'

let content: TestContent
let payload: Payload
let people: Record<'editor' | 'publisher', Person>

const published = { _status: 'published' } as const

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  people = {
    editor: await signIn(payload, 'editor'),
    publisher: await signIn(payload, 'publisher'),
  }
})
afterAll(() => content[Symbol.asyncDispose]())

/** A published block whose prose is empty, and the same block as a draft with prose. */
function blocks() {
  const id = '6b0be1e87103962ec1748dec'
  const before = { blockType: 'content_block', id, title: 'Sand' } as const
  return { before: [before], after: [{ ...before, text: { ...proseFromText('A secret price') } }] }
}

const subjects = {
  async page() {
    const { before, after } = blocks()
    const collection = 'pages'
    const data = { title: 'Cove', blocks: before, ...published }
    const { id } = await payload.create({ collection, data })
    const change = { title: 'Cove bay', blocks: after, seo: { description: 'Not yet' } }
    await payload.update({ collection, id, draft: true, data: change })
    const read = (draft: boolean) => payload.findByID({ collection, id, draft, depth: 0 })
    return { path: `/pages/${id}/revert`, read }
  },
  async home() {
    const { before, after } = blocks()
    const slug = 'home'
    await payload.updateGlobal({ slug, data: { blocks: before, ...published } })
    await payload.updateGlobal({ slug, draft: true, data: { blocks: after } })
    const read = (draft: boolean) => payload.findGlobal({ slug, draft, depth: 0 })
    return { path: '/globals/home/revert', read }
  },
}

const contents = async (doc: Promise<object>) => {
  const { updatedAt: _, _status: __, ...rest }: Record<string, unknown> = { ...(await doc) }
  return JSON.parse(JSON.stringify(rest, (___, value) => value ?? undefined))
}

const cases = (['page', 'home'] as const).flatMap((name) =>
  (['publisher', 'editor'] as const).map((role) => [name, role] as const),
)

test.each(cases)(
  '%s: what was empty when it was published is empty again, for a %s',
  async (name, role) => {
    const { path, read } = await subjects[name]()
    const before = await contents(read(false))
    expect(JSON.stringify(await read(true))).toContain('A secret price')

    const { status, body } = await people[role].ask('POST', path)
    expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringContaining('secret')])
    expect(await contents(read(true))).toEqual(before)
    expect(await contents(read(false))).toEqual(before)
    // Who may not publish gets a draft.
    expect((await read(true))._status).toBe(role === 'publisher' ? 'published' : 'draft')
  },
)

test('a save since the version that the form has refuses the revert', async () => {
  const { path, read } = await subjects.page()
  const base = (await read(true)).updatedAt
  const revert = (seen: string) =>
    people.publisher.ask('POST', path, {}, { 'if-match': `"${seen}"` })
  expect((await revert('2020-01-01T00:00:00.000Z')).status).toBe(412)
  expect(JSON.stringify(await read(true))).toContain('A secret price')
  expect((await revert(String(base))).status).toBe(200)
})

test('what was never published, or does not exist, has nothing to go back to', async () => {
  const { id } = await payload.create({ collection: 'pages', draft: true, data: { title: 'New' } })
  const refused = await people.publisher.ask('POST', `/pages/${id}/revert`)
  expect(refused).toMatchObject({
    status: 400,
    message: 'This was never published, so there is nothing to go back to.',
  })
  for (const odd of ['999999', 'x'])
    expect((await people.publisher.ask('POST', `/pages/${odd}/revert`)).status).toBe(404)
})
