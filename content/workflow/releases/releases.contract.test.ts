import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { latestPosition } from '../../publish/changes/position.ts'
import { beginFeed } from '../../publish/changes/record-changes.ts'
import { block } from '../../testing/block.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { readOpenReleases } from './open-releases.ts'
import { seenAs } from './seen-as.ts'
import type { ShownProblem, ShownRelease } from './shown.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person

const published = { _status: 'published' } as const

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await beginFeed(payload)
  publisher = await signIn(payload, 'publisher', 'Petra')
  editor = await signIn(payload, 'editor', 'Edda')
})
afterAll(() => content[Symbol.asyncDispose]())

const feed = async () => (await latestPosition(payload))?.sequence ?? 0

const draftPage = async (title: string) =>
  (await payload.create({ collection: 'pages', data: { title }, draft: true })).id
const livePage = async (title: string) =>
  (await payload.create({ collection: 'pages', data: { title, ...published } })).id
const redraft = (id: number, title: string) =>
  payload.update({ collection: 'pages', id, data: { title }, draft: true })
const publicPage = (id: number) => payload.findByID({ collection: 'pages', id, depth: 0 })
const newestPage = (id: number) =>
  payload.findByID({ collection: 'pages', id, depth: 0, draft: true })
const page = (id: number) => `pages:${id}`

/** A release of an editor with these records; those with a minus are unpublished by it. */
async function makeRelease(title: string, ...records: string[]) {
  const { body } = await editor.ask('POST', '/releases', { title })
  const { id } = { id: 0, ...(body.doc as object) }
  for (const text of records) expect((await add(id, text)).status).toBe(200)
  return id
}

const add = (id: number, text: string, person = editor) =>
  person.ask('POST', `/releases/${id}/members`, {
    record: text.replace(/^-/, ''),
    action: text.startsWith('-') ? 'unpublish' : 'publish',
  })

const board = async (id: number) =>
  (await editor.ask('GET', `/releases/${id}/board`)).body as unknown as ShownRelease

const seenOf = ({ members }: ShownRelease) => members.map(seenAs)

const publish = async (id: number, person = publisher) =>
  person.ask('POST', `/releases/${id}/publish`, { seen: seenOf(await board(id)) })

const takeBack = (id: number, force = false, person = publisher) =>
  person.ask('POST', `/releases/${id}/take-back`, { force })

const problemsOf = ({ body }: { body: Record<string, unknown> }) => body.problems as ShownProblem[]

test('records and globals are published as one change, and taken back as one', async () => {
  const [fresh, changed, gone] = [
    await draftPage('Fresh'),
    await livePage('Before'),
    await livePage('Leaving'),
  ]
  await redraft(changed, 'After')
  const home = (title: string) => ({ blocks: [block('content_block', { title })] })
  await payload.updateGlobal({ slug: 'home', data: { ...home('Winter'), ...published } })
  await payload.updateGlobal({ slug: 'home', data: home('Summer'), draft: true })
  const homeTitle = async (draft: boolean) =>
    JSON.stringify((await payload.findGlobal({ slug: 'home', draft })).blocks)
  const records = [page(fresh), page(changed), `-${page(gone)}`, 'global:home']
  const id = await makeRelease('Summer', ...records)

  const start = await feed()
  expect((await publish(id)).status).toBe(200)
  expect(await feed()).toBe(start + 1)
  const receipt = await editor.ask('GET', `/releases/${id}/receipt`)
  expect(receipt.body.change).toMatchObject({ sequence: start + 1 })
  expect(await publicPage(fresh)).toMatchObject({ title: 'Fresh', ...published })
  expect(await publicPage(changed)).toMatchObject({ title: 'After', ...published })
  expect((await publicPage(gone))._status).toBe('draft')
  expect(await homeTitle(false)).toContain('Summer')
  expect(await board(id)).toMatchObject({ state: 'published', publishedBy: 'Petra' })
  const waiting = await readOpenReleases(await createLocalReq({}, payload))
  expect(waiting.get(page(fresh))).toBeUndefined()

  await redraft(changed, 'Later words')
  expect((await takeBack(id)).status).toBe(200)
  expect(await feed()).toBe(start + 2)
  expect((await publicPage(fresh))._status).toBe('draft')
  expect(await publicPage(changed)).toMatchObject({ title: 'Before', ...published })
  expect(await publicPage(gone)).toMatchObject({ title: 'Leaving', ...published })
  expect(await homeTitle(false)).toContain('Winter')
  const changes = (await board(id)).members.map(({ isChanged }) => isChanged)
  expect(changes).toEqual([false, true, false, false])
  // The changes stay in the draft, and the release can be published again.
  expect((await newestPage(changed)).title).toBe('Later words')
  expect(await homeTitle(true)).toContain('Summer')
  expect((await publish(id)).status).toBe(200)
  expect((await publicPage(changed)).title).toBe('Later words')
}, 60_000)

test('with invalid members nothing is published, and all problems are listed', async () => {
  const good = await draftPage('Good')
  const bad = [await draftPage('Bad'), await draftPage('Worse')]
  const blocks = [block('hero', {})]
  for (const id of bad)
    await payload.update({ collection: 'pages', id, data: { slug: '', blocks }, draft: true })
  const id = await makeRelease('Broken', page(good), ...bad.map(page))
  const start = await feed()
  for (const [path, message] of [
    ['check', 'This release cannot be published yet.'],
    ['publish', 'Nothing was published.'],
  ]) {
    const body = path === 'publish' ? { seen: seenOf(await board(id)) } : {}
    const answer = await publisher.ask('POST', `/releases/${id}/${path}`, body)
    expect([answer.status, answer.message]).toEqual([422, message])
    expect(problemsOf(answer)).toEqual(
      ['Bad', 'Worse'].map((title, i) => ({
        record: page(bad[i] ?? 0),
        title,
        path: `/collections/pages/${bad[i]}`,
        message: expect.stringMatching(/\w/),
      })),
    )
  }
  expect((await publicPage(good))._status).toBe('draft')
  expect(await feed()).toBe(start)
  expect((await board(id)).state).toBe('open')
}, 60_000)

test('problems are looked for as long as others may wait, and the last one says that there may be more', async () => {
  const bad = [await draftPage('First'), await draftPage('Second'), await draftPage('Third')]
  const invalid = { slug: '', blocks: [block('hero', {})] }
  for (const id of bad)
    await payload.update({ collection: 'pages', id, data: invalid, draft: true })
  const id = await makeRelease('Slow', ...bad.map(page))
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1500
    return now
  })
  const answer = await publisher.ask('POST', `/releases/${id}/check`, {})
  clock.mockRestore()
  const problems = problemsOf(answer)
  expect(problems.length).toBeLessThan(bad.length)
  expect(problems.at(-1)?.message).toMatch(/were not checked: try again once this is right\.$/)
}, 60_000)

test('a listing is published after its category, in whatever order they were added', async () => {
  const category = await makeCategory(payload, 'Bays')
  await payload.update({
    collection: 'real-estate-categories',
    id: category,
    data: { _status: 'draft' },
  })
  const listing = await makeListing(payload, 'Riva', { category, _status: 'draft' })
  const records = [`listings:${listing.id}`, `real-estate-categories:${category}`]
  expect((await publish(await makeRelease('Bays', ...records))).status).toBe(200)
  const found = await payload.findByID({ collection: 'listings', id: listing.id, depth: 0 })
  expect(found._status).toBe('published')
}, 30_000)

test('a record that was published again since is not taken back, unless forced', async () => {
  const [one, two] = [await livePage('One'), await livePage('Two')]
  for (const id of [one, two]) await redraft(id, 'Released')
  const id = await makeRelease('Spring', page(one), page(two))
  await publish(id)
  await payload.update({ collection: 'pages', id: two, data: { title: 'Newer', ...published } })
  const refused = await takeBack(id)
  expect(refused.status).toBe(422)
  expect(problemsOf(refused)).toMatchObject([
    { title: 'Newer', message: 'It was published again since this release.' },
  ])
  expect((await publicPage(one)).title).toBe('Released')
  expect((await takeBack(id, true)).status).toBe(200)
  expect((await publicPage(one)).title).toBe('One')
  expect((await publicPage(two)).title).toBe('Two')
  expect((await newestPage(two)).title).toBe('Newer')
}, 30_000)

/** A record keeps its newest fifty versions. */
async function saveOften(save: (n: number) => Promise<unknown>) {
  for (let n = 1; n <= 51; n++) await save(n)
}

test('a page and a global with many saves keep their public version, and return to it', {
  tags: ['release'],
}, async () => {
  const [id, gone] = [await livePage('Long ago'), await livePage('Leaves')]
  const name = (text: string) => ({ slug: 'site' as const, data: { name: text } })
  await payload.updateGlobal({ ...name('Long ago'), data: { name: 'Long ago', ...published } })
  for (const one of [id, gone]) await saveOften((n) => redraft(one, `Draft ${n}`))
  await saveOften((n) => payload.updateGlobal({ ...name(`Draft ${n}`), draft: true }))
  const site = async (draft: boolean) => (await payload.findGlobal({ slug: 'site', draft })).name

  const release = await makeRelease('Old', page(id), `-${page(gone)}`, 'global:site')
  expect((await publish(release)).status).toBe(200)
  expect((await publicPage(id)).title).toBe('Draft 51')
  expect(await site(false)).toBe('Draft 51')
  expect((await publicPage(gone))._status).toBe('draft')
  expect((await takeBack(release)).status).toBe(200)
  expect(await publicPage(id)).toMatchObject({ title: 'Long ago', ...published })
  expect(await publicPage(gone)).toMatchObject({ title: 'Leaves', ...published })
  expect(await site(false)).toBe('Long ago')
  expect([(await newestPage(id)).title, await site(true)]).toEqual(['Draft 51', 'Draft 51'])
})

test('a release is not taken back to versions that are deleted, and nothing is unpublished', async () => {
  const id = await livePage('First')
  await redraft(id, 'Second')
  const release = await makeRelease('Old too', page(id))
  expect((await publish(release)).status).toBe(200)
  await saveOften((n) => redraft(id, `Later ${n}`))
  for (const isForced of [false, true]) {
    const refused = await takeBack(release, isForced)
    expect(problemsOf(refused)).toMatchObject([
      { message: expect.stringContaining('no longer kept') },
    ])
  }
  expect(await publicPage(id)).toMatchObject({ title: 'Second', ...published })
  await payload.update({ collection: 'pages', id, data: { title: 'Third', ...published } })
  expect(problemsOf(await takeBack(release))).toMatchObject([
    { message: 'It was published again since this release.' },
  ])
}, 120_000)

test('editors prepare releases; publishers publish, schedule and take back', async () => {
  const id = await makeRelease('Autumn', page(await draftPage('Autumn')))
  const seen = seenOf(await board(id))
  const at = inDays(1)
  const attempts = [
    ['POST', 'publish', { seen }],
    ['POST', 'check', {}],
    ['POST', 'schedule', { at, seen }],
    ['DELETE', 'schedule', {}],
    ['POST', 'take-back', {}],
  ] as const
  for (const [method, path, body] of attempts)
    expect((await editor.ask(method, `/releases/${id}/${path}`, body)).status, path).toBe(403)
  expect(
    (await editor.ask('PATCH', `/releases/${id}`, { state: 'published' })).body.doc,
  ).toMatchObject({ state: 'open' })
  expect((await editor.ask('DELETE', `/releases/${id}`)).status).toBe(403)
  expect((await publisher.ask('POST', `/releases/${id}/schedule`, { at, seen })).status).toBe(200)
  const late = await add(id, page(await draftPage('Late')))
  expect([late.status, late.message]).toEqual([403, expect.stringContaining('publishers')])
  expect((await add(id, page(await draftPage('Late')), publisher)).status).toBe(200)
  const unseen = await publisher.ask('POST', `/releases/${id}/publish`, { seen })
  expect([unseen.status, unseen.message]).toEqual([409, expect.stringContaining('Look at them')])
  expect((await publisher.ask('DELETE', `/releases/${id}`)).status).toBe(200)
  expect(await jobs()).toEqual([])
}, 30_000)

test('notes about members are listed', async () => {
  const both = await draftPage('In both')
  const id = await makeRelease('First', page(both), page(await livePage('Out already')))
  await makeRelease('Second', page(both))
  expect((await board(id)).members.map(({ notes }) => notes)).toEqual([
    ['Also in the release “Second”.'],
    [expect.stringContaining('Nothing new to publish')],
  ])
  const inReleases = async () => readOpenReleases(await createLocalReq({}, payload))
  expect((await inReleases()).get(page(both))).toEqual(['First', 'Second'])
  await editor.ask('PATCH', `/pages/${both}?draft=true`, { title: 'In both, better' })
  const [member] = (await board(id)).members
  expect(member).toMatchObject({ isChanged: true, title: 'In both, better' })
  expect(member?.notes.join(' ')).toContain('Changed by Edda since it was added.')
  const look = (newest: string | undefined) =>
    editor.ask('POST', `/releases/${id}/members`, { record: page(both), action: 'publish', newest })
  const late = await look('2026-01-01T00:00:00.000Z')
  expect([late.status, late.message]).toEqual([409, expect.stringContaining('changed again')])
  expect((await look(member?.newest)).status).toBe(200)
  expect((await board(id)).members[0]?.isChanged).toBe(false)
  const { body } = await editor.ask('GET', `/releases/choices?of=${page(both)}`)
  expect(body.choices).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: 'Second', action: 'publish' })]),
  )
}, 30_000)

test('a member that somebody else has open is refused, and a deleted one is removed', async () => {
  const [open, gone] = [await draftPage('Open'), await draftPage('Gone')]
  const id = await makeRelease('Locked', page(open), page(gone))
  const document = { relationTo: 'pages' as const, value: open }
  const user = { relationTo: 'users' as const, value: editor.id }
  await payload.create({ collection: 'payload-locked-documents', data: { document, user } })
  expect(problemsOf(await publish(id))).toMatchObject([
    { title: 'Open', message: expect.stringContaining('Edda has this open') },
  ])
  await payload.delete({ collection: 'pages', id: gone })
  expect((await board(id)).members.map(({ title }) => title)).toEqual(['Open'])
}, 30_000)

test('two people who publish the same release publish it once', async () => {
  const id = await makeRelease('Twice', page(await draftPage('Twice')))
  const answers = await Promise.all([publish(id), publish(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
}, 30_000)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const jobs = async () =>
  (await payload.find({ collection: 'payload-jobs', depth: 0, pagination: false })).docs

/** Makes the only job due, and runs it. */
async function runDue() {
  const [job] = await jobs()
  const data = { waitUntil: new Date(0).toISOString() }
  await payload.db.updateJobs({ id: job?.id ?? 0, data, returning: false })
  await payload.jobs.run({ queue: 'default', silent: true })
}

test('a release is published at its time, which can be changed and cancelled', async () => {
  const record = await draftPage('On time')
  const id = await makeRelease('On time', page(record))
  const seen = seenOf(await board(id))
  const path = `/releases/${id}/schedule`
  expect((await publisher.ask('POST', path, { at: inDays(-1), seen })).status).toBe(400)
  const at = inDays(2)
  for (const time of [inDays(1), at])
    expect((await publisher.ask('POST', path, { at: time, seen })).status).toBe(200)
  expect((await board(id)).schedule).toEqual({ at, by: 'Petra', isFailed: false })
  const { body } = await editor.ask('GET', '/schedules')
  expect(body.schedules).toMatchObject([{ title: 'On time', at, isPublish: true, by: 'Petra' }])
  await publisher.ask('DELETE', path)
  expect(await jobs()).toEqual([])
  await publisher.ask('POST', path, { at, seen })
  await runDue()
  expect((await publicPage(record))._status).toBe('published')
  expect(await board(id)).toMatchObject({ state: 'published', publishedBy: 'Petra' })
  expect(await jobs()).toEqual([])
}, 30_000)

test('drafts that the publisher has not seen are not published, now or at a time', async () => {
  const [calm, busy] = [await draftPage('Calm'), await draftPage('Seen')]
  const id = await makeRelease('Unseen', page(calm), page(busy))
  const seen = seenOf(await board(id))
  await editor.ask('PATCH', `/pages/${busy}?draft=true`, { title: 'Not seen' })
  for (const [path, message] of [
    ['publish', 'Nothing was published.'],
    ['schedule', 'The time was not set.'],
  ]) {
    const answer = await publisher.ask('POST', `/releases/${id}/${path}`, { at: inDays(1), seen })
    expect([answer.status, answer.message]).toEqual([422, message])
    const said = 'This was changed by Edda since you looked at it. Look at it again, then decide.'
    expect(problemsOf(answer)).toMatchObject([{ title: 'Not seen', message: said }])
  }
  expect([(await publicPage(calm))._status, await jobs()]).toEqual(['draft', []])
  expect((await publish(id)).status).toBe(200)
  expect((await publicPage(busy)).title).toBe('Not seen')
}, 30_000)

test('a draft changed after the time was set waits for a publisher who has seen it', async () => {
  const { log } = await import('../../service/publish-log.ts')
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  const record = await draftPage('Seen at first')
  const id = await makeRelease('Changed', page(record))
  const save = (person: Person, title: string) =>
    person.ask('PATCH', `/pages/${record}?draft=true`, { title })
  await save(editor, 'Seen with the time')
  const schedule = async () => {
    const body = { at: inDays(1), seen: seenOf(await board(id)) }
    expect((await publisher.ask('POST', `/releases/${id}/schedule`, body)).status).toBe(200)
  }
  await schedule()
  expect((await board(id)).members[0]).toMatchObject({ isChanged: false, notes: [] })
  await save(editor, 'Not seen')
  const [member] = (await board(id)).members
  expect([member?.isChanged, member?.notes.join(' ')]).toEqual([
    true,
    expect.stringMatching(/^Changed by Edda after the time was set, and no publisher has seen it/),
  ])
  // A draft that a publisher saves on top of an unseen one does not count as seen.
  await save(publisher, 'Not seen, with a comma')
  await runDue()
  expect((await publicPage(record))._status).toBe('draft')
  expect((await board(id)).schedule).toMatchObject({
    isFailed: true,
    error: expect.stringContaining('no publisher has seen it yet'),
  })
  await publisher.ask('DELETE', `/releases/${id}/schedule`)

  await schedule()
  await save(publisher, 'Of the publisher')
  await save(publisher, 'Of the publisher, twice')
  await runDue()
  expect((await publicPage(record)).title).toBe('Of the publisher, twice')
  error.mockRestore()
}, 30_000)

test('a release that fails at its time publishes nothing and gives the reason', async () => {
  const { log } = await import('../../service/publish-log.ts')
  const error = vi.spyOn(log, 'error').mockImplementation(() => {})
  const [good, bad] = [await draftPage('Good'), await draftPage('Bad')]
  await payload.update({ collection: 'pages', id: bad, data: { title: '', slug: '' }, draft: true })
  const id = await makeRelease('Fails', page(good), page(bad))
  const seen = seenOf(await board(id))
  await publisher.ask('POST', `/releases/${id}/schedule`, { at: inDays(1), seen })
  await runDue()
  expect((await publicPage(good))._status).toBe('draft')
  const { schedule } = await board(id)
  expect(schedule).toMatchObject({ isFailed: true, error: expect.stringMatching(/Title/) })
  expect(error).toHaveBeenCalledWith(expect.stringContaining(`release ${id}`), expect.anything())
  error.mockRestore()
  await publisher.ask('DELETE', `/releases/${id}/schedule`)
}, 30_000)
