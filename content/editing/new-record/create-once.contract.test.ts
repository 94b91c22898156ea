import { createLocalReq, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAgain, openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { ONCE_KEY } from '../once/key.ts'

let content: TestContent
let payload: Payload
let editor: Person
let other: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor')
  other = await signIn(payload, 'editor', 'other')
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => content[Symbol.asyncDispose]())

const create = (title: string, key: string, person = editor) =>
  person.ask('POST', '/pages?draft=true', { title, _status: 'draft' }, { [ONCE_KEY]: key })

async function countOf(title: string) {
  return (await payload.count({ collection: 'pages', where: { title: { like: title } } })).totalDocs
}

const idIn = ({ body }: Awaited<ReturnType<typeof create>>) => {
  const { errors } = body as { errors?: { data: { id: number } }[] }
  return errors?.[0]?.data.id
}

test('a creation that is sent again makes no second record, and gets the id of the first', async () => {
  const first = await create('Tides', 'a')
  expect(first.status).toBe(201)
  const again = await create('Tides and winds', 'a')
  expect(again.status).toBe(409)
  expect(idIn(again)).toBe((first.body.doc as { id: number }).id)
  expect(await countOf('Tides')).toBe(1)
})

test('a service that was killed before it could answer knows what it has created', async () => {
  const first = await create('Neap', 'f')
  const { id } = first.body.doc as { id: number }
  const next = await openAgain()
  const user = await next.findByID({ collection: 'users', id: editor.id })
  const headers = new Headers({ [ONCE_KEY]: 'f' })
  const req = await createLocalReq(
    { user: { ...user, collection: 'users' }, req: { headers } },
    next,
  )
  const again = next.create({ collection: 'pages', data: { title: 'Neap' }, draft: true, req })
  await expect(again).rejects.toMatchObject({ status: 409, data: { id } })
  await next.destroy()
  expect(await countOf('Neap')).toBe(1)
})

test('two requests at the same moment make one record', async () => {
  const both = await Promise.all([create('Ebb', 'b'), create('Ebb', 'b')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await countOf('Ebb')).toBe(1)
})

test('after a failed creation the next one makes the record', async () => {
  vi.spyOn(payload.db, 'create').mockRejectedValueOnce(new Error('disk'))
  const both = await Promise.all([create('Surf', 'c'), create('Surf', 'c')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 500])
  expect(await countOf('Surf')).toBe(1)
})

test('other keys, other people and a record deleted since each create their own record', async () => {
  const first = await create('Swell', 'd')
  expect((await create('Swell', 'e')).status).toBe(201)
  expect((await create('Swell', 'd', other)).status).toBe(201)
  await payload.delete({ collection: 'pages', id: (first.body.doc as { id: number }).id })
  expect((await create('Swell', 'd')).status).toBe(201)
  expect(await countOf('Swell')).toBe(3)
})
