import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import type { ShownSchedule } from './described.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher', 'Petra')
  editor = await signIn(payload, 'editor')
})
afterAll(() => content[Symbol.asyncDispose]())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** Queues what the studio queues when a time is set; it stores the id as text. */
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

test('what is scheduled is listed, the next first, with titles and who set it', async () => {
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

test('a publisher sets another time, which also gives a failed one its tries again', async () => {
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

test.each([undefined, '', 'soon', '2020-01-01T00:00:00Z'])('the time %j is refused', async (at) => {
  const { of, target } = await makePage('Tide')
  await schedule(target, inDays(1))
  const [one] = await list(of)
  expect((await publisher.ask('PATCH', `/schedules/${one?.id}`, { at })).status).toBe(400)
  expect(await list(of)).toEqual([one])
})

test('an editor sees schedules and changes none; a job that runs is not cancelled', async () => {
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
