import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { handleEndpoints, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticate } from '../delivery/authenticate.ts'
import { ONCE_KEY } from '../editing/once/key.ts'
import { readSheetFile } from '../listings/read-sheet.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { enquiriesOf, makeEnquiry, rewrite } from '../testing/enquiry.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { tabQuery, tabsFor } from './filters.ts'
import type { ShownEnquiry } from './shown.ts'

let content: TestContent
let payload: Payload
let editor: Person
let publisher: Person
let administrator: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor', 'Edda')
  publisher = await signIn(payload, 'publisher', 'Petra')
  administrator = await signIn(payload, 'administrator', 'Ada')
})
afterAll(() => content[Symbol.asyncDispose]())

const read = async (id: number) =>
  (await editor.ask('GET', `/enquiries/${id}/shown`)).body.enquiry as ShownEnquiry

const change = (id: number, data: object, person = editor) =>
  person.ask('PATCH', `/enquiries/${id}`, data)

async function anonymous(method: string, path: string, headers: Record<string, string> = {}) {
  const json = { 'content-type': 'application/json' }
  const body = method === 'GET' ? {} : { body: '{"state":"spam","text":"x","email":"a@b.example"}' }
  const init = { method, headers: { ...json, ...headers }, ...body }
  const request = new Request(`http://localhost:3001/api${path}`, init)
  return handleEndpoints({ config: payload.config, request })
}

const REQUESTS: [method: string, path: string][] = [
  ['GET', '/enquiries'],
  ['GET', '/enquiries/1'],
  ['GET', '/enquiries/count'],
  ['GET', '/enquiries/1/shown'],
  ['GET', '/enquiries/export'],
  ['POST', '/enquiries'],
  ['POST', '/enquiries/1/notes'],
  ['POST', '/enquiries/1/answer'],
  ['POST', '/enquiries/1/draft'],
  ['POST', '/enquiries/person'],
  ['POST', '/enquiries/erase'],
  ['PATCH', '/enquiries/1'],
  ['DELETE', '/enquiries/1'],
]

test('people who are not signed in, and delivery tokens, get nothing', async () => {
  const { id, ...stored } = await makeEnquiry(payload)
  expect(id).toBe(1)
  const token = await makeToken(payload, 'preview')
  for (const [method, path] of REQUESTS)
    for (const authorization of ['', `Bearer ${token}`]) {
      const answer = await anonymous(method, path, { authorization })
      expect([401, 403], `${method} ${path}`).toContain(answer.status)
      expect(await answer.text()).not.toContain(stored.email)
    }
  const headers = new Headers({ authorization: `Bearer ${token}` })
  const request = new Request('http://content.example/graphql', { headers })
  const caller = await authenticate(request, 'preview', payload)
  if (caller instanceof Response) throw new Error('The token was not recognised.')
  const user: TypedUser = caller.user
  const find = payload.find({ collection: 'enquiries', overrideAccess: false, user })
  await expect(find).rejects.toThrow(/not allowed/)
  expect((await enquiriesOf(payload))[0]).toMatchObject({ ...stored, id })
})

test('the delivery API and the search of the studio do not find enquiries', async () => {
  await makeEnquiry(payload, { name: 'Wolfram', message: 'Okapi' })
  const token = await makeToken(payload, 'preview')
  const { data } = await ask(payload, '{ __schema { types { name fields { name } } } }', { token })
  expect(JSON.stringify(data)).toContain('RealEstateListingRecord')
  expect(JSON.stringify(data)).not.toMatch(/enquir/i)
  for (const word of ['Wolfram', 'Okapi'])
    expect((await editor.ask('GET', `/search?q=${word}`)).body).toEqual({ groups: [] })
})

test('all editors can edit enquiries, nobody can create one, and only administrators can delete one', async () => {
  const { id } = await makeEnquiry(payload)
  for (const person of [editor, publisher, administrator]) {
    expect((await person.ask('GET', `/enquiries/${id}`)).status).toBe(200)
    expect((await change(id, { state: 'in-hand' }, person)).status).toBe(200)
    expect((await person.ask('POST', '/enquiries', { name: 'Made' })).status).toBe(403)
  }
  for (const person of [editor, publisher]) {
    expect((await person.ask('DELETE', `/enquiries/${id}`)).status).toBe(403)
    const email = { email: 'ines@example.com' }
    expect((await person.ask('POST', '/enquiries/person', email)).status).toBe(403)
    expect((await person.ask('POST', '/enquiries/erase', email)).status).toBe(403)
  }
  expect((await administrator.ask('DELETE', `/enquiries/${id}`)).status).toBe(200)
})

/** Another value for a field: most are text. */
function otherFor(name: string): unknown {
  if (name === 'house') return 1
  return name.endsWith('At') ? '2020-01-01T00:00:00.000Z' : 'changed'
}

test('the data that a person sent, and the notes of the service, cannot be changed', async () => {
  const before = await makeEnquiry(payload, { name: 'Ines', phone: '123' })
  const { id, ...fields } = before
  const open = new Set(['state', 'assignee', 'dueAt'])
  for (const name of Object.keys(fields).filter((name) => !open.has(name))) {
    const changed = otherFor(name)
    const reply = await change(id, { state: 'spam', [name]: changed }, administrator)
    expect(reply.status, name).toBe(400)
    expect(reply.message).toMatch(/cannot be changed/)
  }
  const local = payload.update({ collection: 'enquiries', id, data: { name: 'Changed' } })
  await expect(local).rejects.toThrow(/cannot be changed/)
  const many = await administrator.ask('PATCH', '/enquiries?where[id][exists]=true', { name: 'x' })
  expect(many.status).toBe(400)
  expect((await enquiriesOf(payload, before.key ?? '')).at(0)).toEqual(before)
})

test('a change of state stores the time of the answer', async () => {
  const { id } = await makeEnquiry(payload)
  await change(id, { state: 'in-hand', assignee: publisher.id })
  expect(await read(id)).toMatchObject({ state: 'in-hand', assignee: publisher.id })
  expect(await read(id)).not.toHaveProperty('answeredAt')
  await change(id, { state: 'answered' })
  const { answeredAt } = await read(id)
  expect(Date.parse(answeredAt ?? '')).toBeLessThanOrEqual(Date.now())
  await change(id, { state: 'won' })
  expect(await read(id)).toMatchObject({ state: 'won', answeredAt })
  await change(id, { state: 'new', assignee: null })
  expect(await read(id)).not.toHaveProperty('answeredAt')
  expect(await read(id)).not.toHaveProperty('assignee')
  expect((await change(id, { state: 'lent' })).status).toBe(400)
})

test('notes are added with name and time, also at the same moment, and stay', async () => {
  const { id, ...sent } = await makeEnquiry(payload)
  const say = (text: string, person: Person) =>
    person.ask('POST', `/enquiries/${id}/notes`, { text })
  const texts = Array.from({ length: 6 }, (_, i) => `Note ${i}`)
  await Promise.all(texts.map((text, i) => say(text, i % 2 ? editor : publisher)))
  const { notes } = await read(id)
  expect(notes.map(({ text }) => text).sort()).toEqual(texts)
  expect(notes.find(({ text }) => text === 'Note 1')).toMatchObject({ by: 'Edda' })
  expect(Date.parse(notes[0]?.at ?? '')).toBeLessThanOrEqual(Date.now())
  expect((await say('  ', editor)).status).toBe(400)
  expect((await say('x'.repeat(4001), editor)).status).toBe(400)
  expect((await editor.ask('POST', '/enquiries/99999/notes', { text: 'x' })).status).toBe(404)
  expect((await change(id, { state: 'won' })).status).toBe(200)
  expect((await read(id)).notes).toHaveLength(6)
  expect(await read(id)).toMatchObject({ sent: { message: sent.message } })
})

test('a note that is sent again with its key is stored once, and a refused one is not remembered', async () => {
  const { id } = await makeEnquiry(payload)
  const say = (text: string, key: string) =>
    editor.ask('POST', `/enquiries/${id}/notes`, { text }, { [ONCE_KEY]: key })
  expect((await say(' ', 'a')).status).toBe(400)
  await Promise.all([say('Called', 'a'), say('Called', 'a')])
  const again = await say('Called', 'a')
  expect(again.body.enquiry).toMatchObject({ notes: [{ text: 'Called' }] })
  await say('Called', 'b')
  expect((await read(id)).notes).toHaveLength(2)
})

test('an enquiry is shown with the visit that belongs to it, and links to no other site', async () => {
  const step = { path: '/villas', at: '2026-11-23T09:58:00.000Z' }
  const visit = { source: { referrer: 'search.example', campaign: '' }, steps: [step] }
  const one = await makeEnquiry(payload, {}, { visit, page: '.evil.example/' })
  const shown = await read(one.id)
  expect(shown).toMatchObject({ visit, sent: { page: '', email: 'ines@example.com' } })
  expect(shown.people.map(({ name }) => name)).toEqual(['Edda', 'Petra', 'Ada'])
  expect((await editor.ask('GET', '/enquiries/99999/shown')).status).toBe(404)
})

const csv = async (query: string) =>
  (await editor.get(`/enquiries/export${query || '?'}&format=csv`)).text()

test('the spreadsheet has the rows that the filters and the search of the list find', async () => {
  const { id } = await makeEnquiry(payload, { name: 'Filtered', message: 'Find "me",\nplease' })
  await makeEnquiry(payload, { name: 'Left out' })
  await change(id, { state: 'lost', assignee: editor.id })
  await editor.ask('POST', `/enquiries/${id}/notes`, { text: 'Prefers the autumn' })
  const lost = tabsFor(editor.id, new Date()).filter(
    ({ name }) => name === 'lost' || name === 'mine',
  )
  const searches = ['filtered', 'PLEASE', 'autumn'].map((word) => `?search=${word}`)
  for (const query of [...lost.map((tab) => tabQuery(tab)), ...searches]) {
    const text = await csv(query)
    expect(text, query).toContain('Filtered')
    expect(text, query).toContain('"Find ""me"",\nplease"')
    expect(text, query).toContain('Prefers the autumn')
    expect(text, query).not.toContain('Left out')
  }
  expect(await csv('?search=no-such-word')).toMatch(/^Reference,Received,[^\n]*\r\n$/)
})

test('the spreadsheet runs no formula that a person wrote', async () => {
  const formula = '=HYPERLINK("https://x.example","y")'
  const message = '+1\nHello;=1+1;\n=2+2'
  await makeEnquiry(payload, { name: formula, about: '@SUM(1)', message, phone: '-123' })
  const text = await csv('?search=HYPERLINK')
  expect(text).toContain(`"'=HYPERLINK(""https://x.example"",""y"")"`)
  expect(text).toMatch(/,'@SUM\(1\),/)
  expect(text).toContain(`,"'+1\nHello;'=1+1;\n'=2+2",`)
  expect(text).toMatch(/,'-123,/)
})

test('the spreadsheet has telephone numbers as they were typed', async () => {
  await makeEnquiry(payload, { name: 'Dialled', phone: '+34 600 123 456' })
  await makeEnquiry(payload, { name: 'Dialled', phone: "+34600=cmd|'/c calc'!A0" })
  const text = await csv('?search=Dialled')
  expect(text).toContain(',+34 600 123 456,')
  expect(text).toContain(",'+34600=cmd|")
})

test('the spreadsheet is a workbook unless CSV is requested, with the source of each enquiry', async () => {
  const visit = { source: { referrer: 'search.example', campaign: '' }, steps: [] }
  await makeEnquiry(payload, { name: 'Sourced', message: 'constructor', news: 'yes' }, { visit })
  await makeEnquiry(payload, { name: 'Sourced', message: '=1+1' })
  const answer = await editor.get('/enquiries/export?search=Sourced')
  expect(answer.headers.get('content-disposition')).toMatch(/enquiries-[\d-]+\.xlsx"$/)
  const { rows, broken } = await readSheetFile(new Uint8Array(await answer.arrayBuffer()))
  const [headings = [], ...found] = rows
  const read = (name: string) => found.map((row) => row[headings.indexOf(name)])
  expect(broken).toEqual([])
  expect(read('Message')).toEqual(["'=1+1", 'constructor'])
  expect(read('Source')).toEqual([null, 'search.example'])
  expect(read('Agreed to')).toEqual([null, ENGLISH.form.news])
  expect(await csv('?search=Sourced')).toContain(',search.example,')
  const where = '?where[source][equals]=search.example&where[name][equals]=Sourced'
  const { body } = await editor.ask('GET', `/enquiries${where}`)
  expect(body.docs).toMatchObject([{ message: 'constructor' }])
})

test('the spreadsheet has a column for each own question, and the consent', async () => {
  const { id } = await makeEnquiry(payload, { name: 'Asked' })
  const asked = [
    { label: 'How many rooms?', kind: 'choice', value: 'Three' },
    { label: '=1+1', kind: 'text', value: '=2+2' },
  ]
  const consent = { text: 'I agree.', version: 'a1b2' }
  await payload.db.updateOne({ collection: 'enquiries', id, data: { asked, consent } })
  await makeEnquiry(payload, { name: 'Asked' })
  const text = await csv('?search=Asked')
  expect(text.split('\r\n')[0]).toMatch(/,Notes,How many rooms\?,'=1\+1$/)
  expect(text).toMatch(/,Three,'=2\+2\r\n/)
  expect(text).toContain(',I agree.,a1b2,')
  expect((await read(id)).sent).toMatchObject({ asked, consent })
})

test('an enquiry is overdue until it is answered, and its due time can be changed', async () => {
  const one = await makeEnquiry(payload)
  await rewrite(payload, one.id, {
    dueAt: '2026-01-05T09:00:00.000Z',
    escalatedAt: '2026-01-05T09:01:00.000Z',
  })
  expect((await read(one.id)).isOverdue).toBe(true)
  const overdue = tabsFor(undefined, new Date()).find(({ name }) => name === 'overdue')
  expect(await csv(tabQuery(overdue ?? { name: '', label: '', where: {} }))).toContain(
    one.reference,
  )
  await change(one.id, { state: 'in-hand' })
  expect((await read(one.id)).isOverdue).toBe(true)
  expect(await csv(tabQuery(overdue ?? { name: '', label: '', where: {} }))).toContain(
    one.reference,
  )
  await change(one.id, { state: 'answered' })
  expect((await read(one.id)).isOverdue).toBe(false)
  const [kept] = await enquiriesOf(payload, one.key ?? '')
  expect(kept?.escalatedAt).toBe('2026-01-05T09:01:00.000Z')
  await change(one.id, { state: 'new', dueAt: '2099-01-05T09:00:00.000Z' })
  const [moved] = await enquiriesOf(payload, one.key ?? '')
  expect(moved).toMatchObject({ dueAt: '2099-01-05T09:00:00.000Z', escalatedAt: null })
})
