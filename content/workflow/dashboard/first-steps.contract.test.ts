import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SEED } from '../../payload/user-name.ts'
import type { User as Account } from '../../payload-types.ts'
import { block } from '../../testing/block.ts'
import { accepted, handOver } from '../../testing/enquiry.ts'
import { makeCategory } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { readFirstSteps } from './first-steps.ts'
import { FIRST_STEPS } from './first-steps-key.ts'

let content: TestContent
let payload: Payload
let owner: Person
let anna: Person
/** The legal pages that came with the property. */
let legal: { imprint: number; privacy: number }

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
const linkTo = (label: string, url: string) => ({ link: { label, target: 'url', url } }) as const

type User = Account & { collection: 'users' }

async function userOf({ id }: { id: number }): Promise<User> {
  return {
    ...(await payload.findByID({ collection: 'users', id })),
    collection: 'users' as const,
  }
}
const stepsFor = async (person: Person) =>
  readFirstSteps(await createLocalReq({ user: await userOf(person) }, payload))
const statesOf = async () => {
  const steps = (await stepsFor(owner)) ?? []
  return Object.fromEntries(steps.map(({ label, state }) => [label, state]))
}
const all = (labels: string[], state: string) =>
  Object.fromEntries(labels.map((label) => [label, state]))

/** Writes drafts of the settings. */
async function writeSettings(user: User, name: string) {
  const write = { user, draft: true } as const
  await payload.updateGlobal({ slug: 'site', data: { name }, ...write })
  const palette = { ink: name === 'Kontor Haus' ? '#102030' : '#302010' }
  await payload.updateGlobal({ slug: 'brand', data: { palette }, ...write })
  const home = [block('content_block', { title: name })]
  await payload.updateGlobal({ slug: 'home', data: { blocks: home }, ...write })
}

async function publishSettings(user: User) {
  for (const slug of ['site', 'brand', 'home'] as const)
    await payload.updateGlobal({ slug, data: published, user })
}

/** Publishes two legal pages, and the menu that leads to one as a record and to one by its path. */
async function makeLegalPages(user: User, which: string) {
  const make = (title: string) => {
    const slug = `${title.toLowerCase()}-${which}`
    return payload.create({ collection: 'pages', data: { title, slug, ...published }, user })
  }
  const [imprint, privacy] = [await make('Impressum'), await make('Datenschutz')]
  const byRecord = { link: { label: 'Impressum', target: 'page', page: imprint.id } } as const
  const secondaryMenu = [byRecord, linkTo('Datenschutz', `/datenschutz-${which}`)]
  await payload.updateGlobal({ slug: 'global', data: { secondaryMenu, ...published }, user })
  return { imprint: imprint.id, privacy: privacy.id }
}

/** Publishes a page to ask on, and a listing. */
async function makeRecords(user: User) {
  const sidebar = [{ blockType: 'contact_email', email: 'ask@example.org' } as const]
  const form = { title: 'Fragen', blocks: [block('contact_form', { sidebar })], ...published }
  const page = await payload.create({ collection: 'pages', data: form, user })
  const category = await makeCategory(payload, 'Wohnungen')
  const house = { title: 'Nr. 1', status: 'available', category, ...published } as const
  const listing = await payload.create({ collection: 'listings', data: house, user })
  return { page: page.id, listing: listing.id }
}

async function publishPages(ids: readonly number[], user: User) {
  for (const id of ids)
    await payload.update({ collection: 'pages', id, data: { ...published }, user })
}

const SETTINGS = ['Change the name', 'Your colours and wordmark', 'Your home page']
const RECORDS = ['A contact page', 'Your first listing', 'Legal pages']

test('what came with the property ticks nothing, nor does saving it as it is', async () => {
  const missing = await statesOf()
  expect(Object.keys(missing)).toHaveLength(9)
  expect(new Set(Object.values(missing))).toEqual(new Set(['missing']))

  const seed = { ...(await userOf(owner)), id: 0, ...SEED }
  await writeSettings(seed, 'Musterhaus')
  await publishSettings(seed)
  const made = await makeRecords(seed)
  legal = await makeLegalPages(seed, 'muster')
  const given = { ...missing, ...all([...SETTINGS, ...RECORDS], 'given') }
  expect(await statesOf()).toEqual(given)

  const user = await userOf(owner)
  await payload.updateGlobal({ slug: 'site', data: { locale: 'de-DE', ...published }, user })
  expect(await statesOf()).toEqual(given)
  await payload.delete({ collection: 'pages', id: made.page })
  await payload.delete({ collection: 'listings', id: made.listing })
})

test('a step is a draft until its owner has published it, and done then', async () => {
  const user = await userOf(owner)
  await writeSettings(user, 'Kontor Haus')
  expect(await statesOf()).toMatchObject({ ...all(SETTINGS, 'draft'), Publish: 'missing' })
  await publishSettings(user)
  await makeRecords(user)
  await publishPages(Object.values(legal), user)
  const missing = Object.entries(await statesOf()).filter(([, state]) => state !== 'done')
  expect(missing).toEqual([
    ['Mail', 'missing'],
    ['Send yourself an enquiry', 'missing'],
  ])
})

test('legal pages are done when somebody has published every one of them, whatever the menu is', async () => {
  const user = await userOf(owner)
  const seed = { ...user, id: 0, ...SEED }
  const step = async () => (await statesOf())['Legal pages']
  const link = (...secondaryMenu: ReturnType<typeof linkTo>[]) =>
    payload.updateGlobal({ slug: 'global', data: { secondaryMenu, ...published }, user })

  const { imprint, privacy } = await makeLegalPages(seed, 'vorlage')
  expect(await step()).toBe('given')
  const legalStep = (await stepsFor(owner))?.find(({ label }) => label === 'Legal pages')
  expect(legalStep?.href).toMatch(new RegExp(`/collections/pages/${imprint}$`))
  // Another name for a link leaves its page as it came.
  await link(linkTo('Anbieter', '/impressum-vorlage'), linkTo('Daten', '/datenschutz-vorlage'))
  expect(await step()).toBe('given')
  await publishPages([imprint], user)
  expect(await step()).toBe('given')
  const text = { title: 'Datenschutz bei uns' }
  await payload.update({ collection: 'pages', id: privacy, data: text, draft: true, user })
  expect(await step()).toBe('draft')
  await publishPages([privacy], user)
  expect(await step()).toBe('done')

  await link(linkTo('Impressum', '/nirgends'))
  expect(await step()).toBe('missing')
  await link(linkTo('Impressum', 'https://holding.example/imprint'))
  expect(await step()).toBe('done')
})

test('the last step leads to the contact page, and is done once an enquiry is there', async () => {
  const last = (await stepsFor(owner))?.at(-1)
  expect(last?.href).toMatch(/^http.*\/fragen$/)
  await handOver(payload, accepted({}))
  expect(await statesOf()).toMatchObject({ 'Send yourself an enquiry': 'done', Mail: 'missing' })
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
