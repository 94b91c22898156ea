import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { block } from '../../testing/block.ts'
import { makeCategory, makeListing } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { readFirstSteps } from './first-steps.ts'
import { FIRST_STEPS } from './first-steps-key.ts'

let content: TestContent
let payload: Payload
let owner: Person
let anna: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  anna = await signIn(payload, 'publisher', 'Anna')
  owner = await signIn(payload, 'administrator', 'Olga')
  vi.stubEnv('SMTP_URL', '')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await content[Symbol.asyncDispose]()
})

const published = { _status: 'published' } as const

const stepsFor = async (person: Person) => {
  const account = await payload.findByID({ collection: 'users', id: person.id })
  const user = { ...account, collection: 'users' as const }
  return readFirstSteps(await createLocalReq({ user }, payload))
}
const statesOf = async () => {
  const steps = (await stepsFor(owner)) ?? []
  return Object.fromEntries(steps.map(({ label, state }) => [label, state]))
}

test('the first steps are missing on an empty site, drafts while they are not public, and done afterwards', async () => {
  const missing = await statesOf()
  expect(Object.keys(missing)).toHaveLength(7)
  expect(new Set(Object.values(missing))).toEqual(new Set(['missing']))

  const blocks = [block('content_block', { title: 'Welcome' })]
  const write = async (more: object) => {
    await payload.updateGlobal({ slug: 'site', data: { name: 'Kontor Haus' }, ...more })
    const palette = { ink: '#102030' }
    await payload.updateGlobal({ slug: 'brand', data: { palette }, ...more })
    await payload.updateGlobal({ slug: 'home', data: { blocks }, ...more })
    const link = { label: 'Impressum', target: 'url', url: '/impressum' } as const
    await payload.updateGlobal({ slug: 'global', data: { secondaryMenu: [{ link }] }, ...more })
  }
  await write({ draft: true })
  const written = ['Name', 'Colours and wordmark', 'Home page', 'Legal pages']
  const drafts = Object.fromEntries(written.map((label) => [label, 'draft']))
  expect(await statesOf()).toEqual({ ...missing, ...drafts })

  for (const slug of ['site', 'brand', 'home', 'global'] as const)
    await payload.updateGlobal({ slug, data: published })
  const sidebar = [{ blockType: 'contact_email', email: 'ask@example.org' } as const]
  const form = [block('contact_form', { sidebar })]
  await payload.create({
    collection: 'pages',
    data: { title: 'Fragen', blocks: form, ...published },
  })
  const category = await makeCategory(payload, 'Wohnungen')
  await makeListing(payload, 'Nr. 1', { category })
  const states = await statesOf()
  expect(Object.entries(states).filter(([, state]) => state !== 'done')).toEqual([
    ['Mail', 'missing'],
  ])

  vi.stubEnv('SMTP_URL', 'smtp://mail.example.org')
  vi.stubEnv('MAIL_FROM', 'Kontor Haus <haus@example.org>')
  expect(await stepsFor(owner)).toBeUndefined()
  vi.stubEnv('SMTP_URL', '')
})

test('the first steps are for administrators, each until they dismiss them', async () => {
  expect(await stepsFor(owner)).toBeDefined()
  expect(await stepsFor(anna)).toBeUndefined()
  const dismissed = { value: { isDismissed: true } }
  const path = `/payload-preferences/${FIRST_STEPS}`
  expect((await anna.ask('POST', path, dismissed)).status).toBe(200)
  expect(await stepsFor(owner)).toBeDefined()
  expect((await owner.ask('POST', path, dismissed)).status).toBe(200)
  expect(await stepsFor(owner)).toBeUndefined()
})
