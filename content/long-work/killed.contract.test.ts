import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ImportProgress } from '../listings/imports/progress.ts'
import { Editor } from '../testing/killed/editor.ts'
import { type Service, start } from '../testing/killed/start.ts'
import { makeSettings, run } from '../testing/program.ts'
import type { BulkProgress } from '../workflow/bulk/progress.ts'

const MANY = 300
const STILL_MS = 60_000
const PASSWORD = 'chosen by somebody'

/** Requests of one editor to a service that may be another process each time. */
function asker(token: string) {
  return async (service: Service, method: string, path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData
    const response = await fetch(service.url + path, {
      method,
      headers: {
        authorization: `JWT ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    expect(response.ok, `${method} ${path} answered ${response.status}: ${text}`).toBe(true)
    return JSON.parse(text)
  }
}

/** Asks until the number is beyond this one, however long it takes; rejects if it stands still for a minute. */
async function untilBeyond(read: () => Promise<number>, enough: number) {
  let last = -1
  let movedAt = Date.now()
  for (let now = await read(); now <= enough; now = await read()) {
    if (now !== last) movedAt = Date.now()
    last = now
    if (Date.now() > movedAt + STILL_MS) throw new Error(`It stands still at ${now}.`)
    await sleep(50)
  }
}

test('an import whose process is killed again and again is whole at its end, and so are taking it back and emptying the bin', {
  tags: ['release'],
  timeout: 900_000,
}, async () => {
  await using settings = await makeSettings()
  const { env } = settings
  Object.assign(env, { STUDIO_PASSWORD: PASSWORD })
  expect((await run('content/setup.ts', env)).code).toBe(0)
  let service = await start(env)
  const token = await Editor.signIn(service.url, env.STUDIO_EMAIL ?? '', PASSWORD)
  const ask = asker(token)
  const category = { title: 'Slope Villas', _status: 'published' }
  await ask(service, 'POST', '/real-estate-categories', category)
  const rows = Array.from({ length: MANY }, (_, i) => `House ${i},house-${i},Slope Villas`)
  const form = new FormData()
  form.set('file', new File([['Title,Slug,Category', ...rows].join('\n')], 'houses.csv'))
  const { id } = (await ask(service, 'POST', '/listings/import', form)).run as ImportProgress
  const progress = async () =>
    (await ask(service, 'GET', `/listings/import?id=${id}`)).run as ImportProgress
  const doneOf = ({ phase, created, back }: ImportProgress) =>
    phase === 'import' ? created : (back?.binned ?? 0)
  const until = (enough: number) => untilBeyond(async () => doneOf(await progress()), enough)

  const killedAt = async (enough: number) => {
    await until(enough)
    await service.kill()
    service = await start(env)
    expect(doneOf(await progress())).toBeGreaterThan(enough)
  }

  await killedAt(20)
  await killedAt(120)
  await until(MANY - 1)
  expect(await progress()).toMatchObject({ state: 'done', created: MANY, refused: [] })
  const all = '/listings?draft=true&depth=0&pagination=false'
  const { docs } = await ask(service, 'GET', all)
  expect(new Set(docs.map(({ slug }: { slug: string }) => slug)).size).toBe(MANY)
  expect(docs).toHaveLength(MANY)
  const versions = await ask(service, 'GET', '/listings/versions?depth=0&limit=1')
  expect(versions.totalDocs).toBe(MANY)

  await ask(service, 'POST', `/listings/import/take-back?id=${id}`)
  await killedAt(20)
  await until(MANY - 1)
  expect(await progress()).toMatchObject({ state: 'done', back: { binned: MANY, keptCount: 0 } })
  expect((await ask(service, 'GET', all)).docs).toEqual([])
  const inBin = async () => (await ask(service, 'GET', '/bin-entries?limit=1')).totalDocs
  expect(await inBin()).toBe(MANY)

  const { run: emptying } = await ask(service, 'POST', '/bulk-changes', { what: 'erase' })
  const erased = async () =>
    (await ask(service, 'GET', `/bulk-changes/${emptying.id}`)).run as BulkProgress
  const doneInBin = async () => (await erased()).done
  await untilBeyond(doneInBin, 20)
  await service.kill()
  service = await start(env)
  expect((await erased()).done).toBeGreaterThan(20)
  await untilBeyond(doneInBin, MANY - 1)
  expect(await erased()).toMatchObject({ total: MANY, done: MANY, named: [] })
  expect(await inBin()).toBe(0)
  expect((await ask(service, 'GET', '/listings/versions?depth=0&limit=1')).totalDocs).toBe(0)
  await service.kill()
})
