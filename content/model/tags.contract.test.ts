import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'

let content: TestContent
let payload: Payload
let owner: Person
let publisher: Person

const script = { name: 'Matomo', address: 'https://tags.example.com/tag.js', hosts: '' }
const settings = { name: 'Our Place', currency: 'EUR', locale: 'en', _status: 'published' }

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  owner = await signIn(payload, 'administrator')
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

const save = (person: Person, data: object) =>
  person.ask('POST', '/globals/site', { ...settings, ...data })
const tags = async () => (await payload.findGlobal({ slug: 'site' })).tags

test('only administrators choose tags; what others save leaves them as they are', async () => {
  const chosen = { googleId: 'G-ABC1234567', scripts: [script] }
  expect((await save(owner, { tags: chosen })).status).toBe(200)
  expect(await tags()).toMatchObject(chosen)
  const other = { googleId: 'G-EVIL123456', scripts: [] }
  expect((await save(publisher, { name: 'New name', tags: other })).status).toBe(200)
  expect(await tags()).toMatchObject(chosen)
  expect((await payload.findGlobal({ slug: 'site' })).name).toBe('New name')
})

test.each([
  [{ googleId: 'GTM-ABC123' }],
  [{ googleId: "G-1'; alert(1)" }],
  [{ scripts: [{ ...script, address: 'http://plain.example/tag.js' }] }],
  [{ scripts: [{ ...script, address: 'https://localhost/tag.js' }] }],
  [{ scripts: [{ ...script, address: 'https://ada:hunter2@tags.example.com/tag.js' }] }],
  [{ scripts: [{ ...script, hosts: "'unsafe-inline'" }] }],
  [{ scripts: [{ ...script, hosts: '*' }] }],
])('%o is refused', async (odd) => {
  expect((await save(owner, { tags: odd })).status).toBe(400)
})

test('the Instagram account is a name, or an address without a password', async () => {
  const account = (instagram: string) =>
    owner.ask('POST', '/globals/global', { instagram, _status: 'published' })
  const refused = await account('https://ada:hunter2@www.instagram.com/our-place')
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).not.toContain('hunter2')
  for (const good of ['our-place.example', '@our_place', 'https://www.instagram.com/our-place'])
    expect((await account(good)).status, good).toBe(200)
})

test('a time zone is one that clocks know', async () => {
  expect((await save(owner, { timeZone: 'Europe/Lisbon' })).status).toBe(200)
  expect((await save(owner, { timeZone: 'Lisbon' })).status).toBe(400)
})
