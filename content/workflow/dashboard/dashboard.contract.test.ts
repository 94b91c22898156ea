import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from '../../payload-types.ts'
import { block } from '../../testing/block.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import type { ShownSchedule } from '../schedules/described.ts'
import { readDashboard } from './read-dashboard.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

describe('dashboard', () => {
  const published = { _status: 'published' } as const

  let anna: Person
  let ben: Person

  beforeAll(async () => {
    anna = await signIn(payload, 'publisher', 'Anna')
    ben = await signIn(payload, 'editor', 'Ben')
  })
  beforeEach(async () => {
    await payload.delete({ collection: 'pages', where: {} })
  })

  async function dashboardOf(person: Person) {
    const account = await payload.findByID({ collection: 'users', id: person.id })
    const user = { ...account, collection: 'users' as const }
    return readDashboard(await createLocalReq({ user }, payload))
  }

  async function make(person: Person, data: object, query = ''): Promise<number> {
    const { body } = await person.ask('POST', `/pages${query}`, data)
    return (body.doc as Page).id
  }

  type Link = { label: string } & Record<string, unknown>

  /** Publishes a page with a block whose button is this link. */
  const linking = (title: string, link: Link, isHidden = false) =>
    payload.create({
      collection: 'pages',
      data: { title, blocks: [block('content_block', { title, link, isHidden })], ...published },
    })

  test('an empty studio has an empty dashboard and no errors', async () => {
    const { name, own, waiting, published: lately, broken } = await dashboardOf(anna)
    expect({ name, own, waiting, lately }).toEqual({
      name: undefined,
      own: [],
      waiting: [],
      lately: [],
    })
    const none = { failed: [], deadLinks: [], hasMoreLinks: false, unreached: [] }
    expect(broken).toEqual({ ...none, isWithoutInquire: false })
  })

  test('drafts are listed with their authors, and disappear once published', async () => {
    const tides = await make(anna, { title: 'Tides', ...published })
    await make(ben, { title: 'Wine', _status: 'draft' }, '?draft=true')
    await ben.ask('PATCH', `/pages/${tides}?draft=true`, { title: 'High tides', _status: 'draft' })
    const { waiting, waitingCount, own } = await dashboardOf(ben)
    expect(waiting).toMatchObject([
      { title: 'High tides', state: 'changed', noun: 'Page', by: 'you' },
      { title: 'Wine', state: 'draft', by: 'you' },
    ])
    expect(waitingCount).toBe(2)
    expect(own.map(({ title }) => title)).toEqual(['High tides', 'Wine'])
    expect((await dashboardOf(anna)).waiting[0]).toMatchObject({ by: 'Ben' })
    await anna.ask('PATCH', `/pages/${tides}`, published)
    expect((await dashboardOf(anna)).waiting).toMatchObject([{ title: 'Wine' }])
  })

  test('published records have their publisher, although somebody else continues editing', async () => {
    const id = await make(anna, { title: 'Spa', ...published })
    await ben.ask('PATCH', `/pages/${id}?draft=true`, { title: 'The spa', _status: 'draft' })
    expect((await dashboardOf(ben)).published).toMatchObject([{ title: 'The spa', by: 'Anna' }])
    await anna.ask('PATCH', `/pages/${id}`, { _status: 'draft' })
    expect((await dashboardOf(ben)).published).toMatchObject([{ isTakenOff: true, by: 'Anna' }])
  })

  test('links to deleted, unpublished or missing records are dead, those to pages are not', async () => {
    const category = await makeCategory(payload, 'Villas')
    await makeListing(payload, 'Casa Alba', { category })
    const target = await payload.create({
      collection: 'pages',
      data: { title: 'Old', ...published },
    })
    await linking('Record', { label: 'Go', target: 'page', page: target.id })
    await linking('Path', { label: 'Go', target: 'url', url: '/old/?x=1#top' })
    await linking('Hidden', { label: 'Go', target: 'url', url: '/old' }, true)
    await linking('House', { label: 'Go', target: 'url', url: '/real-estate/villas/casa-alba' })
    await linking('Away', { label: 'Go', target: 'url', url: 'https://elsewhere.example/nothing' })
    expect((await dashboardOf(ben)).broken.deadLinks).toEqual([])

    await payload.update({ collection: 'pages', id: target.id, data: { _status: 'draft' } })
    const { deadLinks } = (await dashboardOf(ben)).broken
    expect(deadLinks).toMatchObject([
      { title: 'Record', where: 'Title and text › Link', reason: '“Old” is not public.' },
      { title: 'Path', reason: 'Nothing is at /old.' },
    ])
    expect(deadLinks[0]?.path).toMatch(/^\/collections\/pages\/\d+\?field=blocks\.\w+\.link$/)

    const redirect = { from: '/old', to: '/real-estate/villas', status: '301' as const }
    const { id } = await payload.create({ collection: 'redirects', data: redirect })
    expect((await dashboardOf(ben)).broken.deadLinks).toMatchObject([{ title: 'Record' }])
    await payload.delete({ collection: 'redirects', id })
    await payload.db.deleteOne({ collection: 'pages', where: { id: { equals: target.id } } })
  })

  test('an open site without a page to ask on is reported, until there is one', async () => {
    const isWithout = async () => (await dashboardOf(ben)).broken.isWithoutInquire
    expect(await isWithout()).toBe(false)
    await payload.updateGlobal({ slug: 'home', data: published })
    expect(await isWithout()).toBe(true)
    const sidebar = [{ blockType: 'contact_email', email: 'ask@example.org' } as const]
    const blocks = [block('contact_form', { sidebar })]
    await payload.create({ collection: 'pages', data: { title: 'Fragen', blocks, ...published } })
    expect(await isWithout()).toBe(false)
    await payload.updateGlobal({ slug: 'home', data: { _status: 'draft' } })
  })

  test('a listing’s path is dead when it names another category', async () => {
    await linking('Moved', { label: 'Go', target: 'url', url: '/real-estate/towers/casa-alba' })
    expect((await dashboardOf(ben)).broken.deadLinks).toMatchObject([{ title: 'Moved' }])
  })

  test('links between drafts are not dead', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      data: { title: 'New' },
      draft: true,
    })
    const link = { label: 'Go', target: 'page', page: id } as const
    const blocks = [block('content_block', { title: 'Draft', link })]
    await payload.create({ collection: 'pages', data: { title: 'Draft', blocks }, draft: true })
    expect((await dashboardOf(ben)).broken.deadLinks).toEqual([])
  })

  test('a public page’s dead link is listed despite many links between drafts', async () => {
    const makeDraft = async (title: string, blocks: ReturnType<typeof block>[] = []) =>
      payload.create({ collection: 'pages', data: { title, blocks }, draft: true })
    const links = []
    for (let i = 0; i < 100; i++) {
      const link = { label: 'Go', target: 'page', page: (await makeDraft(`New ${i}`)).id } as const
      links.push(block('content_block', { title: 'Draft', link }))
    }
    await makeDraft('All of them', links)
    const { id } = await makeDraft('Not public')
    await linking('Public', { label: 'Go', target: 'page', page: id })
    expect((await dashboardOf(ben)).broken.deadLinks).toMatchObject([{ title: 'Public' }])
  })

  test('dead links are those of the public version, not of a newer draft', {
    tags: ['release'],
  }, async () => {
    const toNowhere = [
      block('content_block', {
        title: 'Go',
        link: { label: 'Go', target: 'url', url: '/nowhere' },
      }),
    ]
    const broken = await linking('Broken', { label: 'Go', target: 'url', url: '/nowhere' })
    const fine = await linking('Fine', { label: 'Go', target: 'url', url: '/map-of/nothing' })
    await payload.update({ collection: 'pages', id: fine.id, data: { blocks: [], ...published } })
    const isDraft = { collection: 'pages', draft: true } as const
    await payload.update({ ...isDraft, id: broken.id, data: { blocks: [] } })
    await payload.update({ ...isDraft, id: fine.id, data: { blocks: toNowhere } })
    expect((await dashboardOf(ben)).broken.deadLinks).toMatchObject([{ title: 'Broken' }])
    await payload.update({ collection: 'pages', id: broken.id, data: { blocks: [], ...published } })
    expect((await dashboardOf(ben)).broken.deadLinks).toEqual([])
  })

  test('the dashboard refuses requests without a session', async () => {
    await payload.create({ collection: 'pages', data: { title: 'Secret' }, draft: true })
    const dashboard = await readDashboard(await createLocalReq({}, payload)).catch(() => undefined)
    expect(dashboard?.waiting ?? []).toEqual([])
  })
})

describe('schedules', () => {
  let publisher: Person
  let editor: Person

  beforeAll(async () => {
    publisher = await signIn(payload, 'publisher', 'Petra')
    editor = await signIn(payload, 'editor')
  })

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

  /** Queues the job that the studio queues when a time is set; it stores the id as text. */
  function schedule(target: object, waitUntil: Date, type = 'publish', more = {}) {
    const user = { relationTo: 'users', value: publisher.id }
    const data = { taskSlug: 'schedulePublish', queue: 'default', input: { type, user, ...target } }
    return payload.db.create({
      collection: 'payload-jobs',
      data: { ...data, waitUntil: waitUntil.toISOString(), processing: false, ...more },
    })
  }

  async function makePage(title: string) {
    const { id } = await payload.create({ collection: 'pages', data: { title }, draft: true })
    return { of: `pages:${id}`, target: { doc: { relationTo: 'pages', value: String(id) } } }
  }

  async function list(of = ''): Promise<ShownSchedule[]> {
    const { body } = await editor.ask('GET', `/schedules${of && `?of=${of}`}`)
    return body.schedules as ShownSchedule[]
  }

  test('scheduled changes are listed, the next one first, with their titles and authors', async () => {
    const [fair, wine] = [await makePage('Fair'), await makePage('Wine')]
    await payload.updateGlobal({ slug: 'home', data: {}, draft: true })
    await schedule(wine.target, inDays(3))
    await schedule({ global: 'home' }, inDays(2), 'unpublish')
    await schedule(fair.target, inDays(1))
    expect(await list()).toMatchObject([
      { title: 'Fair', isPublish: true, isFailed: false, by: 'Petra' },
      { title: 'Home page', isPublish: false, path: '/globals/home' },
      { title: 'Wine' },
    ])
    expect(await list('global:home')).toMatchObject([{ title: 'Home page' }])
    expect(await list(fair.of)).toMatchObject([{ title: 'Fair' }])
    expect((await editor.ask('GET', '/schedules?of=users:1')).status).toBe(404)
    await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
  })

  test('a publisher changes a time, which also restores the retries of a failed schedule', async () => {
    const { of, target } = await makePage('Regatta')
    const error = { message: 'Enter a title.' }
    await schedule(target, inDays(-1), 'publish', { hasError: true, totalTried: 11, error })
    const [failed] = await list(of)
    expect(failed).toMatchObject({ isFailed: true, error: 'Enter a title.' })
    const at = inDays(5).toISOString()
    expect((await publisher.ask('PATCH', `/schedules/${failed?.id}`, { at })).status).toBe(200)
    const [moved, ...others] = await list(of)
    expect(moved).toMatchObject({ at, isFailed: false, isPublish: true, by: 'Petra' })
    expect(others).toEqual([])
    const again = await publisher.ask('PATCH', `/schedules/${failed?.id}`, { at })
    expect([again.status, again.message]).toEqual([404, expect.stringContaining('no longer')])
  })

  test('a publisher sets a time to the minute; an editor, a record that is missing and another type are refused', async () => {
    const { of } = await makePage('Vintage')
    const at = new Date(Math.ceil(inDays(1).getTime() / 60_000) * 60_000 + 60_000).toISOString()
    const sent = { of, type: 'unpublish', at }
    expect((await editor.ask('POST', '/schedules', sent)).status).toBe(403)
    for (const missing of ['pages:999999', 'users:1', 'global:none', 'nothing', undefined])
      expect((await publisher.ask('POST', '/schedules', { ...sent, of: missing })).status).toBe(404)
    for (const type of ['Unpublish', undefined])
      expect((await publisher.ask('POST', '/schedules', { ...sent, type })).status).toBe(400)
    expect(await list(of)).toEqual([])
    expect((await publisher.ask('POST', '/schedules', sent)).status).toBe(200)
    const [one, ...others] = await list(of)
    expect(one).toMatchObject({ at, isPublish: false, by: 'Petra' })
    expect(others).toEqual([])
  })

  test('what was scheduled is published when its time has come', async () => {
    const { of, target } = await makePage('Tasting')
    const at = inDays(1)
    expect((await publisher.ask('POST', '/schedules', { of, type: 'publish', at })).status).toBe(
      200,
    )
    const [one] = await list(of)
    const waitUntil = new Date(0).toISOString()
    await payload.db.updateJobs({ id: one?.id ?? 0, data: { waitUntil }, returning: false })
    await payload.jobs.run({ queue: 'default' })
    const page = await payload.findByID({ collection: 'pages', id: Number(target.doc.value) })
    expect(page._status).toBe('published')
    expect(await list(of)).toEqual([])
  })

  test('times are chosen in the time zone of the house', async () => {
    const site = {
      slug: 'site',
      data: { name: 'Bay', timeZone: 'Asia/Tokyo', _status: 'published' },
    } as const
    await payload.updateGlobal(site)
    expect((await editor.ask('GET', '/house-time-zone')).body).toEqual({ timeZone: 'Asia/Tokyo' })
  })

  test.each([undefined, '', 'soon', '2020-01-01T00:00:00Z'])(
    'the time %j is refused',
    async (at) => {
      const page = await makePage('Ebb')
      const refused = await publisher.ask('POST', '/schedules', { ...page, type: 'publish', at })
      expect([refused.status, refused.message]).toEqual([400, expect.stringContaining('to come')])
      expect(await list(page.of)).toEqual([])
      const { of, target } = await makePage('Tide')
      await schedule(target, inDays(1))
      const [one] = await list(of)
      expect((await publisher.ask('PATCH', `/schedules/${one?.id}`, { at })).status).toBe(400)
      expect(await list(of)).toEqual([one])
    },
  )

  test('an editor sees schedules and cannot change them; a running job is not cancelled', async () => {
    const { of, target } = await makePage('Harvest')
    await schedule(target, inDays(1))
    const [one] = await list(of)
    const path = `/schedules/${one?.id}`
    const at = inDays(2).toISOString()
    expect((await editor.ask('PATCH', path, { at })).status).toBe(403)
    expect((await editor.ask('DELETE', path)).status).toBe(403)
    await payload.db.updateJobs({ id: one?.id ?? 0, data: { processing: true }, returning: false })
    expect((await publisher.ask('DELETE', path)).status).toBe(404)
    await payload.db.updateJobs({ id: one?.id ?? 0, data: { processing: false }, returning: false })
    expect((await publisher.ask('DELETE', path)).status).toBe(200)
    expect(await list(of)).toEqual([])
  })
})
