import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { latestPosition } from '../../publish/changes/position.ts'
import { beginFeed } from '../../publish/changes/record-changes.ts'
import { block } from '../../testing/block.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'

let content: TestContent
let payload: Payload
let people: Record<'editor' | 'publisher', Person>

const published = { _status: 'published' } as const

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await beginFeed(payload)
  people = {
    editor: await signIn(payload, 'editor'),
    publisher: await signIn(payload, 'publisher'),
  }
})
afterAll(() => content[Symbol.asyncDispose]())

const text = (title: string) => block('content_block', { title })
const feed = async () => (await latestPosition(payload))?.sequence

/**
 * A record or global with three versions: published as “First”, saved as “Draft”, published as
 * “Second”.
 */
type Subject = {
  restorePath: (id: string) => string
  versions: () => Promise<{ id: string; title: unknown }[]>
  read: (draft: boolean) => Promise<unknown>
  restoreLocally: (id: string) => Promise<unknown>
}

async function makePage(): Promise<Subject> {
  const collection = 'pages'
  const { id } = await payload.create({ collection, data: { title: 'First', ...published } })
  await payload.update({ collection, id, draft: true, data: { title: 'Draft' } })
  await payload.update({ collection, id, data: { title: 'Second', ...published } })
  return {
    restorePath: (version) => `/pages/versions/${version}`,
    versions: async () => {
      const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } } })
      return docs.map((doc) => ({ id: String(doc.id), title: doc.version.title }))
    },
    read: (draft) => payload.findByID({ collection, id, draft, depth: 0 }),
    restoreLocally: (version) => payload.restoreVersion({ collection, id: version }),
  }
}

async function makeHome(): Promise<Subject> {
  const slug = 'home'
  const save = (title: string, draft: boolean) =>
    payload.updateGlobal({
      slug,
      draft,
      data: { blocks: [text(title)], ...(!draft && published) },
    })
  await save('First', false)
  await save('Draft', true)
  await save('Second', false)
  const titled = (doc: { blocks?: unknown }) => JSON.parse(JSON.stringify(doc.blocks))?.[0]?.title
  return {
    restorePath: (version) => `/globals/home/versions/${version}`,
    versions: async () => {
      const { docs } = await payload.findGlobalVersions({ slug })
      return docs.map((doc) => ({ id: String(doc.id), title: titled(doc.version) }))
    },
    read: async (draft) => {
      const doc = await payload.findGlobal({ slug, draft, depth: 0 })
      return { ...doc, title: titled(doc) }
    },
    restoreLocally: (version) => payload.restoreGlobalVersion({ slug, id: version }),
  }
}

const roles = ['editor', 'publisher'] as const
const subjects = [
  ['a page', makePage],
  ['the home page', makeHome],
] as const
const cases = subjects.flatMap(([name, make]) => roles.map((role) => [name, role, make] as const))

test.each(cases)('restoring %s as %s makes a draft and changes nothing public', async (...args) => {
  const [, role, make] = args
  const subject = await make()
  const before = { record: await subject.read(false), feed: await feed() }
  for (const query of ['', '?draft=true', '?draft=false']) {
    for (const title of ['Draft', 'First']) {
      const version = (await subject.versions()).find((one) => one.title === title)
      const path = `${subject.restorePath(version?.id ?? '')}${query}`
      const reply = await people[role].ask('POST', path)
      expect(reply.status, `${title} ${query}`).toBe(200)
      expect(reply.body.message).toMatch(/^Version of \d+ \w+ restored as a draft\./)
      expect(await subject.read(true)).toMatchObject({ title, _status: 'draft' })
      expect({ record: await subject.read(false), feed: await feed() }).toEqual(before)
    }
  }
  expect((await subject.versions()).map(({ title }) => title)).toContain('Second')
})

test.each(subjects)(
  'restoring what is published leaves %s without a draft to publish',
  async (_, make) => {
    const subject = await make()
    const first = (await subject.versions()).find(({ title }) => title === 'First')
    await people.publisher.ask('POST', subject.restorePath(first?.id ?? ''))
    const second = (await subject.versions()).find(({ title }) => title === 'Second')
    const path = subject.restorePath(second?.id ?? '')
    const { body } = await people.publisher.ask('POST', path)
    expect(body.message).toMatch(/is what is published/)
    expect(await subject.read(true)).toMatchObject({ title: 'Second', ...published })
    expect(await subject.read(false)).toMatchObject({ title: 'Second', ...published })

    await people.editor.ask('POST', subject.restorePath(first?.id ?? ''))
    await people.editor.ask('POST', path)
    expect(await subject.read(true)).toMatchObject({ title: 'Second', _status: 'draft' })
  },
)

test.each(subjects)('the local API restores %s as a draft too', async (_, make) => {
  const subject = await make()
  const before = { record: await subject.read(false), feed: await feed() }
  const first = (await subject.versions()).find(({ title }) => title === 'First')
  await subject.restoreLocally(first?.id ?? '')
  expect(await subject.read(true)).toMatchObject({ title: 'First', _status: 'draft' })
  expect({ record: await subject.read(false), feed: await feed() }).toEqual(before)
})

test('a field that was empty in the restored version of a global is empty again', async () => {
  const slug = 'global'
  const menu = [{ link: { label: 'Walks', target: 'url' as const, url: 'https://walks.example' } }]
  await payload.updateGlobal({ slug, data: { titleColumn1: 'Places', ...published } })
  await payload.updateGlobal({ slug, data: { copyright: '© us', menu, ...published } })
  const { docs } = await payload.findGlobalVersions({ slug, sort: 'createdAt' })
  await people.editor.ask('POST', `/globals/global/versions/${docs[0]?.id}`)
  const draft = await payload.findGlobal({ slug, draft: true })
  expect(draft).toMatchObject({ titleColumn1: 'Places', menu: [] })
  expect(draft.copyright ?? null).toBeNull()
  expect((await payload.findGlobal({ slug })).copyright).toBe('© us')
})

test('an unknown version and a person without an account restore nothing', async () => {
  for (const path of ['/pages/versions/999999', '/globals/home/versions/999999']) {
    expect((await people.publisher.ask('POST', path)).status).toBe(404)
  }
  const home = await makeHome()
  const [version] = await home.versions()
  const restore = { slug: 'home', id: version?.id ?? '', overrideAccess: false } as const
  await expect(payload.restoreGlobalVersion(restore)).rejects.toThrow()
})

test('only a publisher can unpublish the home page, and the site gets a message', async () => {
  const home = await makeHome()
  const attempts = [
    ['/globals/home', { _status: 'draft' }],
    ['/globals/home?draft=true&unpublishAllLocales=true', { _status: 'draft' }],
    ['/globals/home?publishSpecificLocale=en&draft=true', {}],
  ] as const
  for (const [path, body] of attempts) {
    expect((await people.editor.ask('POST', path, body)).status, path).toBe(403)
  }
  expect(await home.read(false)).toMatchObject({ title: 'Second', ...published })
  const before = (await feed()) ?? 0
  const query = '?unpublishAllLocales=true'
  const reply = await people.publisher.ask('POST', `/globals/home${query}`, { _status: 'draft' })
  expect(reply.status).toBe(200)
  expect(await home.read(false)).toMatchObject({ _status: 'draft' })
  expect(await feed()).toBe(before + 1)
  const { docs } = await payload.find({ collection: 'changes', sort: '-id', limit: 1 })
  expect(docs[0]?.tags).toContain('global:home')
})
