import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../../testing/block.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { holdLock, LOCK_MINUTES, readHolder } from './locks.ts'
import { KEYED_FIELDS } from './same.ts'

let content: TestContent
let payload: Payload
let ada: Person
let bo: Person

const published = { _status: 'published' } as const

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  ada = await signIn(payload, 'publisher', 'ada')
  bo = await signIn(payload, 'editor', 'bo')
})
afterAll(() => content[Symbol.asyncDispose]())

const makePage = (title: string) =>
  payload.create({ collection: 'pages', data: { title, ...published } })
const readDraft = (id: number) => payload.findByID({ collection: 'pages', id, draft: true })
const from = (updatedAt: unknown) => ({ 'if-match': `"${updatedAt}"` })
const AUTOSAVE = '?draft=true&autosave=true&depth=0'

/** The version in the response to a save. */
const savedAt = ({ body }: { body: Record<string, unknown> }) => {
  const doc: unknown = body.doc ?? body.result
  return { updatedAt: '', ...(typeof doc === 'object' ? doc : {}) }.updatedAt
}

test('a save is refused if its base version is outdated, by whatever means the newer one was saved', async () => {
  const { id } = await makePage('First')
  const save = (person: Person, query: string, title: string, base: string, more = {}) =>
    person.ask('PATCH', `/pages/${id}${query}`, { title, ...more }, from(base))
  const ways: [string, () => Promise<unknown>][] = [
    ['an autosave', () => ada.ask('PATCH', `/pages/${id}${AUTOSAVE}`, { title: 'Ada' })],
    ['a draft', () => ada.ask('PATCH', `/pages/${id}?draft=true`, { title: 'Ada 2' })],
    ['a publication', () => ada.ask('PATCH', `/pages/${id}`, { title: 'Ada 3', ...published })],
    ['a program', () => payload.update({ collection: 'pages', id, data: { title: 'Import' } })],
    ['unpublishing', () => ada.ask('PATCH', `/pages/${id}`, { _status: 'draft' })],
  ]
  for (const [way, change] of ways) {
    const { updatedAt } = await readDraft(id)
    await change()
    const { title } = await readDraft(id)
    for (const query of [AUTOSAVE, '?draft=true']) {
      const reply = await save(bo, query, 'Bo', updatedAt)
      expect([reply.status, reply.message], way).toEqual([
        412,
        expect.stringMatching(/overwritten/),
      ])
    }
    const publishing = await save(ada, '', 'Late', updatedAt, published)
    expect(publishing.status, way).toBe(412)
    expect((await readDraft(id)).title).toBe(title)
  }
})

test('the refusal names the time and the author of the newer version', async () => {
  const { id, updatedAt } = await makePage('Told')
  const saved = await ada.ask('PATCH', `/pages/${id}${AUTOSAVE}`, { title: 'Ada' })
  const reply = await bo.ask('PATCH', `/pages/${id}${AUTOSAVE}`, { title: 'Bo' }, from(updatedAt))
  const [error] = Array.isArray(reply.body.errors) ? reply.body.errors : []
  expect(error.data).toEqual({ savedAt: savedAt(saved), savedBy: 'ada' })
  await payload.update({ collection: 'pages', id, data: { title: 'Import' } })
  const again = await bo.ask('PATCH', `/pages/${id}${AUTOSAVE}`, { title: 'Bo' }, from(updatedAt))
  expect(again.body).toMatchObject({ errors: [{ data: { savedBy: null } }] })
})

test('each save returns the version that the next save is based on', async () => {
  const { id, updatedAt } = await makePage('Chain')
  let base: string = updatedAt
  for (const query of [AUTOSAVE, AUTOSAVE, '?draft=true&depth=0', '?depth=0', AUTOSAVE]) {
    const data = { title: `Chain ${query}`, ...(query === '?depth=0' && published) }
    const reply = await ada.ask('PATCH', `/pages/${id}${query}`, data, from(base))
    expect(reply.status, query).toBe(200)
    base = savedAt(reply)
    expect((await readDraft(id)).updatedAt).toBe(base)
  }
})

test('a global is guarded like a page', async () => {
  const save = (person: Person, title: string, base?: string) => {
    const data = { blocks: [block('content_block', { title })] }
    return person.ask('POST', `/globals/home${AUTOSAVE}`, data, base ? from(base) : {})
  }
  const first = savedAt(await save(ada, 'Ada'))
  const second = savedAt(await save(ada, 'Ada 2', first))
  expect((await save(bo, 'Bo', first)).status).toBe(412)
  expect((await save(bo, 'Bo', second)).status).toBe(200)
})

test('a second first save of a global is refused', async () => {
  const nothing = { 'if-match': '""' }
  const save = (person: Person, name: string) =>
    person.ask('POST', `/globals/site${AUTOSAVE}`, { name }, nothing)
  expect((await save(ada, 'By Ada')).status).toBe(200)
  expect((await save(bo, 'By Bo')).status).toBe(412)
})

test('of two saves from the same version at once, one is refused', async () => {
  const { id, updatedAt } = await makePage('Race')
  const saves = [ada, bo].map((person) =>
    person.ask('PATCH', `/pages/${id}?draft=true`, { title: `${person.id}` }, from(updatedAt)),
  )
  const statuses = (await Promise.all(saves)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 412])
})

const open = (person: Person, target: object, step = 'open') =>
  person.ask('POST', '/open-forms', { ...target, step })
const heldBy = (name: string, isSelf: boolean) => ({
  holder: { name, isSelf, since: expect.any(String) },
})

test.each(['a page', 'the home page'])(
  'opening %s tells the editor who already has it open',
  async (name) => {
    const { id } = await makePage('Open')
    const target = name === 'a page' ? { collection: 'pages', id } : { global: 'home' }
    expect((await open(ada, target)).body).toMatchObject(heldBy('ada', true))
    const path = 'id' in target ? `/pages/${id}` : '/globals/home'
    const method = 'id' in target ? 'PATCH' : 'POST'
    const saved = await ada.ask(method, `${path}${AUTOSAVE}`, {})
    expect(saved.status).toBe(200)
    expect((await open(bo, target)).body).toMatchObject({
      ...heldBy('ada', false),
      savedAt: savedAt(saved),
    })
    expect((await open(bo, target, 'take-over')).body).toMatchObject(heldBy('bo', true))
    expect((await open(ada, target)).body).toMatchObject(heldBy('bo', false))
    await open(ada, target, 'close')
    expect((await open(ada, target)).body).toMatchObject(heldBy('bo', false))
    await open(bo, target, 'close')
    expect((await open(ada, target)).body).toMatchObject(heldBy('ada', true))
    await open(ada, target, 'close')
  },
)

test('a lock is released when the last form of its user is closed', async () => {
  const { id } = await makePage('In two tabs')
  const target = { collection: 'pages', id }
  await open(ada, { ...target, form: 'first tab' })
  await open(ada, { ...target, form: 'second tab' })
  await open(ada, { ...target, form: 'first tab' }, 'close')
  expect((await open(bo, target)).body).toMatchObject(heldBy('ada', false))
  await open(ada, { ...target, form: 'second tab' }, 'close')
  expect((await open(bo, target)).body).toMatchObject(heldBy('bo', true))
})

test('opening a record with read access only takes no lock and returns its holder', async () => {
  const data = { from: '/old', to: '/new', status: '301' } as const
  const { id } = await payload.create({ collection: 'redirects', data })
  const target = { collection: 'redirects', id }
  expect((await open(bo, target)).body).toMatchObject({ holder: null })
  expect((await open(ada, target)).body).toMatchObject(heldBy('ada', true))
  expect((await open(bo, target)).body).toMatchObject(heldBy('ada', false))
  expect((await open(bo, target, 'take-over')).status).toBe(403)
  expect((await ada.ask('PATCH', `/redirects/${id}`, { to: '/newer' })).status).toBe(200)
})

test('a lock ends five minutes after its last renewal', async () => {
  const { id } = await makePage('Left open')
  const target = { collection: 'pages' as const, id }
  const after = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await holdLock(payload, target, ada.id)
  expect(await readHolder(payload, target, after(LOCK_MINUTES - 1))).toMatchObject({ id: ada.id })
  expect(await holdLock(payload, target, bo.id, after(4))).toMatchObject({ id: ada.id })
  expect(await readHolder(payload, target, after(LOCK_MINUTES + 1))).toBeUndefined()
  await holdLock(payload, target, bo.id, after(LOCK_MINUTES + 1))
  expect(await readHolder(payload, target)).toMatchObject({ id: bo.id })
})

test('a client that sends no base version can neither save nor delete a locked record', async () => {
  const { id } = await makePage('Locked')
  await open(ada, { collection: 'pages', id })
  const refused = await bo.ask('PATCH', `/pages/${id}?draft=true`, { title: 'Bo' })
  expect([refused.status, refused.message]).toEqual([
    423,
    expect.stringMatching(/^ada has this open/),
  ])
  expect((await ada.ask('PATCH', `/pages/${id}?draft=true`, { title: 'Ada' })).status).toBe(200)
  const forced = await bo.ask('PATCH', `/pages/${id}?draft=true&overrideLock=true`, { title: 'Bo' })
  expect(forced.status).toBe(200)
  const publisher = await signIn(payload, 'publisher', 'cy')
  expect((await publisher.ask('DELETE', `/pages/${id}`)).status).toBe(423)
  const many = `/pages?where[id][equals]=${id}`
  await publisher.ask('PATCH', many, { title: 'In bulk', ...published })
  expect((await readDraft(id)).title).toBe('Bo')
  const free = await makePage('Free')
  const deleted = await publisher.ask('DELETE', `/pages?where[id][in]=${id},${free.id}`)
  const message = expect.stringMatching(/^ada has this open/)
  expect([deleted.status, deleted.body.docs]).toEqual([400, [{ id: free.id }]])
  expect(deleted.body.errors).toMatchObject([{ id, message }])
  expect((await readDraft(id)).title).toBe('Bo')
  await open(ada, { collection: 'pages', id }, 'close')
  expect((await publisher.ask('DELETE', `/pages/${id}`)).status).toBe(200)
})

test('only signed-in editors can lock records, and only existing ones', async () => {
  const { id } = await makePage('Guarded')
  const headers = { authorization: '' }
  const step = { collection: 'pages', id, step: 'open' }
  expect((await ada.ask('POST', '/open-forms', step, headers)).status).toBe(401)
  expect((await open(ada, { collection: 'pages', id: 999_999 })).status).toBe(404)
  for (const odd of [{}, { collection: 'users', id: ada.id }, { global: 'nothing' }]) {
    expect((await open(ada, odd)).status).toBe(400)
  }
  expect((await open(ada, { collection: 'pages', id }, 'steal')).status).toBe(400)
})

test('fields whose value has keys of its own are known by their names, and no group has such a name', () => {
  const { collections, globals } = payload.config
  const fields = [...collections, ...globals]
    .filter(({ versions }) => versions?.drafts)
    .flatMap(({ flattenedFields }) => flattenedFields)
  const named = (type: string) =>
    fields.filter((field) => field.type === type).map(({ name }) => name)
  expect(named('json').sort()).toEqual([...KEYED_FIELDS].sort())
  expect(named('group').filter((name) => KEYED_FIELDS.has(name))).toEqual([])
})
