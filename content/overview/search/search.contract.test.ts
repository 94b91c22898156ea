import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../../testing/block.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import type { ResultGroup } from './results.ts'

const published = { _status: 'published' } as const

let content: TestContent
let payload: Payload
let editor: Person
let category: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor')
  category = await makeCategory(payload, 'Sea villas')
})
afterAll(() => content[Symbol.asyncDispose]())

/** The results in the studio, as lines: `Pages: [Sal]t › Hero › Title: by the [sal]ines`. */
async function find(query: string, only = ''): Promise<string[]> {
  const path = `/search?q=${encodeURIComponent(query)}&in=${only}`
  const { body } = await editor.ask('GET', path)
  const groups = body.groups as ResultGroup[]
  return groups.flatMap(({ label, results }) =>
    results.map(({ title, where, excerpt }) => {
      const found = excerpt ? ` › ${where}: ${marked(excerpt)}` : ''
      return `${label}: ${marked(title)}${found}`
    }),
  )
}

const marked = (pieces: { text: string; isHit: boolean }[]) =>
  pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')

test('texts of blocks and their rows are found in drafts, with their words and their path', async () => {
  const hero = block('hero', { title: 'Low water at the Salines' })
  await payload.create({
    collection: 'pages',
    data: { title: 'Tides', blocks: [hero] },
    draft: true,
  })
  expect(await find('sali')).toEqual(['Pages: Tides › Hero › Title: Low water at the [Sali]nes'])
  expect(await find('water low')).toEqual([
    'Pages: Tides › Hero › Title: [Low] [water] at the Salines',
  ])
  expect(await find('low moon')).toEqual([])
})

test('case and accents do not count; the beginning of a word is enough', async () => {
  await makeListing(payload, 'Casa Álamo', { category, unit: 'B 17' })
  expect(await find('ALAM')).toEqual(['Listings: Casa [Álam]o'])
  expect(await find('álamo casa')).toEqual(['Listings: [Casa] [Álamo]'])
  expect(await find('b 17')).toEqual([expect.stringMatching(/^Listings: .*\[B\] \[17\]$/)])
  expect(await find('lamo')).toEqual([])
})

test('addresses find their records, also when pasted', async () => {
  for (const query of ['casa-alamo', '/real-estate/sea-villas/casa-alamo?x=1#top'])
    expect((await find(query)).join()).toContain('Listings: ')
  expect(await find('/real-estate/sea-villas/casa-elm')).toEqual([])
})

test('settings and redirects are found', async () => {
  await payload.updateGlobal({ slug: 'global', data: { copyright: '© Harbour Works' } })
  await payload.create({
    collection: 'redirects',
    data: { from: '/yacht', to: '/boats', status: '301' },
  })
  expect(await find('harbour')).toEqual([
    'Main pages and settings: Menus and footer › Copyright notice: © [Harbour] Works',
  ])
  expect((await find('boats')).join()).toMatch(/^Redirects: \/yacht › Redirect to: \/\[boats\]$/)
})

test('changed or deleted records are not found by their old words', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Quince', ...published },
  })
  await payload.update({ collection: 'pages', id, data: { title: 'Medlar' }, draft: true })
  expect(await find('medlar')).toEqual(['Pages: [Medlar]'])
  await payload.delete({ collection: 'pages', id })
  expect([...(await find('medlar')), ...(await find('quince'))]).toEqual([])
})

test('a group shows its five best, titles first, and more when asked', async () => {
  for (let i = 0; i < 7; i++) await makeListing(payload, `Loft ${i}`, { category })
  await makeListing(payload, 'Cabin', { category, description: 'With a loft.' })
  const { body } = await editor.ask('GET', '/search?q=loft')
  expect(body.groups).toMatchObject([{ name: 'listings', hasMore: true }])
  expect(await find('loft')).toHaveLength(5)
  expect((await find('loft')).join()).not.toContain('Cabin')
  const all = await find('loft', 'listings')
  expect(all).toHaveLength(8)
  expect(all.at(-1)).toBe('Listings: Cabin › Description: With a [loft].')
})

test.each(['', '   ', '"', "'' & | ! :*", '*', '(', 'head :', '%', '\\', 'NEAR(', '\u0000'])(
  'the query %j finds nothing and causes no error',
  async (query) => {
    expect((await editor.ask('GET', `/search?q=${encodeURIComponent(query)}`)).status).toBe(200)
  },
)

test('nobody searches without a session of the studio, and accounts are not found', async () => {
  const stranger = await signIn(payload, 'editor', 'Quillfeather')
  await payload.delete({ collection: 'users', id: stranger.id })
  expect((await stranger.ask('GET', '/search?q=sea')).status).toBe(403)
  await signIn(payload, 'publisher', 'Quillfeather')
  expect(await find('quillfeather')).toEqual([])
})
