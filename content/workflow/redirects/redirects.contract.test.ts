import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
  for (const slug of ['journal', 'sea'])
    await payload.create({
      collection: 'pages',
      data: { title: slug, slug, _status: 'published' },
    })
})
afterAll(() => content[Symbol.asyncDispose]())

const make = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to, status: '301' } })

const clear = () => payload.delete({ collection: 'redirects', where: { id: { exists: true } } })

async function rules() {
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', pagination: false })
  return docs.map(({ from, to, status }) => `${from} ${status} ${to ?? ''}`.trim())
}

test('trying an address names the rules that answer it, and what is at the end', async () => {
  await make('/blog/*', '/journal/*')
  await make('/journal/A', '/sea?from=a')
  await make('/index.php?p=1', 'https://shop.example/')
  await make('/sea/*', '/journal')
  await payload.create({ collection: 'redirects', data: { from: '/lost', status: '410' } })
  const tried = async (address: string) => {
    const path = `/redirects/try?${new URLSearchParams({ address })}`
    const { steps, end } = (await editor.ask('GET', path)).body as {
      steps: { from: string; to: string }[]
      end: string
    }
    return [...steps.map(({ from, to }) => `${from} → ${to}`), end]
  }
  expect(await tried('https://old.example/Blog/A?utm=1#top')).toEqual([
    '/blog/* → /journal/A?utm=1',
    '/journal/a → /sea?from=a&utm=1',
    'page',
  ])
  expect(await tried('/blog')).toEqual(['/blog/* → /journal', 'page'])
  expect(await tried('/sea')).toEqual(['page'])
  expect(await tried('/Journal/')).toEqual(['page'])
  expect(await tried('<https://site.example/journal/>.')).toEqual(['page'])
  expect(await tried('/index.php?x=2&p=1')).toEqual([
    '/index.php?p=1 → https://shop.example/?x=2',
    'elsewhere',
  ])
  expect(await tried('/lost')).toEqual(['/lost → ', 'gone'])
  expect(await tried('/blog/b')).toEqual(['/blog/* → /journal/b', 'missing'])
  expect(await editor.ask('GET', '/redirects/try?address=')).toMatchObject({
    status: 400,
    message: 'Enter an address, for example /old-page.',
  })
  await clear()
})

function sheet(text: string) {
  const form = new FormData()
  form.set('file', new File([text], 'redirects.csv'))
  return form
}

test('a sheet is planned first and stored in parts; repeating it changes nothing', async () => {
  await make('/old', '/sea')
  const text = 'sep=;\nFrom;To;Type\n/old;/journal;302\n/x;/sea;\n/sea;/journal;\n/y;/none;'
  const { body: plan } = await publisher.ask('POST', '/redirects/sheet', sheet(text))
  expect(plan).toMatchObject({
    rules: [{ from: '/old', before: '/sea' }, { from: '/x' }, { from: '/y' }],
    problems: [{ row: 4 }],
    notes: [{ row: 5 }],
  })
  expect(await rules()).toEqual(['/old 301 /sea'])
  const stored = await publisher.ask('POST', '/redirects/rules', { rules: plan.rules })
  expect(stored.body).toMatchObject({ problems: [] })
  const after = ['/old 302 /journal', '/x 301 /sea', '/y 301 /none']
  expect(await rules()).toEqual(after)
  const again = await publisher.ask('POST', '/redirects/rules', { rules: plan.rules })
  expect(again.body).toMatchObject({ rules: [], same: 3 })
  expect(await rules()).toEqual(after)
  await clear()
})

test('what became impossible since the preview is named and not stored', async () => {
  await make('/b', '/a')
  const { body } = await publisher.ask('POST', '/redirects/rules', {
    rules: [
      { row: 2, from: '/a', to: '/b', status: '301' },
      { row: 3, from: '/journal', to: '/sea', status: '301' },
      { row: 4, from: '/c', to: '/sea', status: '301' },
    ],
  })
  expect(body).toMatchObject({ problems: [{ row: 2 }, { row: 3 }], rules: [{ from: '/c' }] })
  expect(await rules()).toEqual(['/b 301 /a', '/c 301 /sea'])
  await clear()
})

test.each([
  ['Page,Visits\n/a,3', /^Name the columns/],
  ['From,To\n', /^There are no redirects/],
  ['From,To\n"/a,/b', /quotation mark is not closed/],
])('the sheet %j is refused with a sentence', async (text, message) => {
  const { status, ...refused } = await publisher.ask('POST', '/redirects/sheet', sheet(text))
  expect(status).toBe(400)
  expect(refused.message).toMatch(message)
})

test('redirects are public at once, so only publishers import them', async () => {
  const rule = { row: 1, from: '/a', to: '/sea', status: '301' }
  expect((await editor.ask('POST', '/redirects/rules', { rules: [rule] })).status).toBe(403)
  expect((await editor.ask('POST', '/redirects/sheet', sheet('/a,/sea'))).status).toBe(403)
  const tooMany = Array.from({ length: 26 }, () => rule)
  expect((await publisher.ask('POST', '/redirects/rules', { rules: tooMany })).status).toBe(400)
  expect(await rules()).toEqual([])
})
