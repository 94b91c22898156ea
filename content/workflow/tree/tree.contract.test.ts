import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { outsideMenu } from './outside.ts'
import { readTree } from './read-tree.ts'
import { saveMove } from './studio/save-move.ts'

const published = { _status: 'published' } as const

let content: TestContent
let payload: Payload
let anna: Person
let ben: Person
let spa: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  anna = await signIn(payload, 'editor', 'Anna')
  ben = await signIn(payload, 'publisher', 'Ben')
  const { id } = await payload.create({ collection: 'pages', data: { title: 'Spa', ...published } })
  spa = id
})
beforeEach(async () => {
  const link = (id: string, link: object) => ({ id, link })
  await payload.updateGlobal({
    slug: 'global',
    data: {
      titleColumn1: 'The place',
      menu: [
        link('a', { label: 'The spa', target: 'page', page: spa }),
        link('b', { label: 'Map', target: 'url', url: '/map' }),
      ],
      menu2: [],
      footMenu1: [link('c', { label: 'Elsewhere', target: 'url', url: 'https://example.com/' })],
      ...published,
    },
  })
})
afterAll(() => content[Symbol.asyncDispose]())

async function treeFor({ id }: Person, most?: number) {
  const account = await payload.findByID({ collection: 'users', id })
  const req = await createLocalReq({ user: { ...account, collection: 'users' } }, payload)
  return readTree(req, most)
}

async function menu() {
  const { menu, menu2, footMenu1, copyright, _status } = await payload.findGlobal({
    slug: 'global',
    draft: true,
    depth: 0,
  })
  const ids = [menu, menu2, footMenu1].map((rows) => rows?.map(({ id }) => id).join('') ?? '')
  return { ids, copyright, _status }
}

/** Sends what the tree sends as this person; `before` runs before each save. */
function sendAs(person: Person, before: () => Promise<unknown> = async () => undefined) {
  const statuses: number[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit) => {
    if (method === 'POST') await before()
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined
    const own = Object.fromEntries(new Headers(headers))
    const answer = await person.ask(method, path.replace('/api', ''), sent, own)
    if (method === 'POST') statuses.push(answer.status)
    return Response.json(answer.body, { status: answer.status })
  })
  return statuses
}

test('every page that has an address is where the menu puts it, or outside the menu', async () => {
  const villas = await makeCategory(payload, 'Villas')
  const listing = await makeListing(payload, 'Casa', { category: villas })
  await makeListing(payload, 'Casita', { category: villas })
  const data = { title: 'Tides', ...published }
  const tides = await payload.create({ collection: 'experiences', data })
  await payload.update({
    collection: 'experiences',
    id: tides.id,
    data: { title: 'High tides' },
    draft: true,
  })
  await payload.create({ collection: 'pages', data: { title: 'Plans' }, draft: true })
  const tree = await treeFor(anna)
  const { pages, lists } = tree
  expect(tree).toMatchObject({ menuState: 'published', mayMove: true, hasMore: false })
  expect(lists[0]).toEqual({
    ...{ name: 'menu', part: 'Menu', title: 'The place' },
    links: [
      { id: 'a', label: 'The spa', page: `pages:${spa}`, to: '/spa' },
      { id: 'b', label: 'Map', page: 'global:map', to: '/map' },
    ],
  })
  expect(lists.find(({ name }) => name === 'footMenu1')?.links).toEqual([
    { id: 'c', label: 'Elsewhere', to: 'https://example.com/' },
  ])
  const links = lists.flatMap((list) => list.links)
  const outside = outsideMenu(pages, links).map(({ path, page, heading }) => [
    path,
    page?.state ?? heading,
  ])
  expect(outside).toEqual([
    ['/', 'draft'],
    ['/experiences', ''],
    ['/experiences/tides', 'changed'],
    ['/plans', 'draft'],
    ['/real-estate', 'draft'],
    ['/real-estate/villas', 'published'],
  ])
  // The three pages that exist once, and that of the menu.
  const few = await treeFor(anna, 4)
  expect(few.hasMore).toBe(true)
  expect(few.lists[0]).toEqual(lists[0])
  const category = pages.find(({ key }) => key === `real-estate-categories:${villas}`)
  expect(category?.below?.words).toBe('2 listings')
  expect(category?.below?.list).toContain(`[category][equals]=${villas}`)
  await payload.delete({ collection: 'listings', id: listing.id })
})

test('a link to a page in the bin leads to nothing', async () => {
  const data = { title: 'Pier', ...published }
  const { id } = await payload.create({ collection: 'pages', data })
  const link = { label: 'Pier', target: 'page', page: id } as const
  await payload.updateGlobal({ slug: 'global', data: { menu2: [{ id: 'd', link }], ...published } })
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'pages', id, data: { deletedAt } })
  const list = (await treeFor(anna)).lists.find(({ name }) => name === 'menu2')
  expect(list?.links).toEqual([{ id: 'd', label: 'Pier', to: '' }])
})

test('a move is a draft of the menu, and can be taken back', async () => {
  sendAs(anna)
  await saveMove('b', { list: 'menu2' })
  expect(await menu()).toMatchObject({ ids: ['a', 'b', 'c'], _status: 'draft' })
  expect((await treeFor(anna)).menuState).toBe('changed')
  const row = await saveMove('a', undefined)
  expect((await menu()).ids).toEqual(['', 'b', 'c'])
  await saveMove('a', { list: 'menu2', before: 'b' }, row)
  expect((await menu()).ids).toEqual(['', 'ab', 'c'])
  const { menu2 } = await payload.findGlobal({ slug: 'global', draft: true, depth: 0 })
  expect(menu2?.[0]?.link).toMatchObject({ label: 'The spa', page: spa })
  const { menu: visible } = await payload.findGlobal({ slug: 'global', depth: 0 })
  expect(visible).toHaveLength(2)
})

test('taking a move back keeps what somebody else has written into the link meanwhile', async () => {
  sendAs(anna)
  const row = await saveMove('a', { list: 'menu2' })
  const link = { label: 'The spa, by Ben', target: 'page', page: spa } as const
  await payload.updateGlobal({ slug: 'global', data: { menu2: [{ id: 'a', link }] }, draft: true })
  await saveMove('a', { list: 'menu', before: 'b' }, row)
  const now = await payload.findGlobal({ slug: 'global', draft: true, depth: 0 })
  expect(now.menu?.map(({ link }) => link?.label)).toEqual(['The spa, by Ben', 'Map'])
  expect(now.menu2).toEqual([])
})

test('a page is put into the menu with its title', async () => {
  sendAs(anna)
  const link = { label: 'Home', target: 'url', url: '/' }
  await saveMove('new', { list: 'menu', before: 'a' }, { id: 'new', link })
  const { lists } = await treeFor(anna)
  expect(lists[0]?.links[0]).toEqual({ id: 'new', label: 'Home', page: 'global:home', to: '/' })
})

test('what somebody else saves at the same moment stays, and the move is made in it', async () => {
  const saves = [{ copyright: '© Anna', menu: [] }]
  const statuses = sendAs(ben, async () => {
    const data = saves.pop()
    if (data) await anna.ask('POST', '/globals/global?draft=true', data, { 'if-match': '*' })
  })
  await expect(saveMove('b', { list: 'menu2' })).rejects.toThrow(/has taken this out of the menu/)
  expect(statuses).toEqual([412])
  await saveMove('c', { list: 'menu2' })
  expect(await menu()).toMatchObject({ ids: ['', 'c', ''], copyright: '© Anna' })
})
