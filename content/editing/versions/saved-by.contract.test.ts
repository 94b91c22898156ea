import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../../testing/block.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { readHistory } from './history.ts'

let content: TestContent
let payload: Payload
let ada: Person
let bo: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  ada = await signIn(payload, 'publisher', 'ada')
  bo = await signIn(payload, 'editor', 'bo')
})
afterAll(() => content[Symbol.asyncDispose]())

/** The history as an editor reads it. */
async function history(collection: 'pages', docID: number) {
  const { createLocalReq } = await import('payload')
  const user = await payload.findByID({ collection: 'users', id: ada.id })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const collectionConfig = payload.collections[collection].config
  return (await readHistory({ collectionConfig, docID, req }, 1)).entries
}

test('each version tells who saved it and what they changed', async () => {
  const { body } = await ada.ask('POST', '/pages?draft=true', { title: 'Tides', savedBy: 'Nobody' })
  const { id } = body.doc as { id: number }
  const path = `/pages/${id}?draft=true`
  const blocks = [block('content_block', { title: 'High water' })]
  await bo.ask('PATCH', path, { title: 'Tide tables', blocks, savedBy: 'Ada' })
  await ada.ask('PATCH', `/pages/${id}`, { seo: { title: 'Tides' }, _status: 'published' })
  const entries = await history('pages', id)
  expect(entries.map(({ savedBy }) => savedBy)).toEqual(['ada', 'bo', 'ada'])
  expect(entries.map(({ isPublished }) => isPublished)).toEqual([true, false, false])
  expect(entries.map(({ changes }) => changes)).toEqual([
    ['SEO › Title'],
    ['Title', 'Block 1 (Title and text) added'],
    undefined,
  ])
  expect((await ada.ask('GET', `/pages/${id}`)).body).not.toHaveProperty('savedBy')
})

test('the name stays when the account is deleted; a save by the service has none', async () => {
  const cy = await signIn(payload, 'editor', 'cy')
  const { body } = await cy.ask('POST', '/pages?draft=true', { title: 'Ferry' })
  const { id } = body.doc as { id: number }
  await payload.delete({ collection: 'users', id: cy.id })
  await payload.update({ collection: 'pages', id, draft: true, data: { title: 'Ferries' } })
  const entries = await history('pages', id)
  expect(entries.map(({ savedBy }) => savedBy)).toEqual(['Not recorded', 'cy'])
})

test('typing on in a new record adds to its first version; the save of another person does not', async () => {
  const typing = 'draft=true&autosave=true'
  const { body } = await ada.ask('POST', `/pages?${typing}`, { title: 'Fer' })
  const { id } = body.doc as { id: number }
  await ada.ask('PATCH', `/pages/${id}?${typing}`, { title: 'Ferry' })
  await bo.ask('PATCH', `/pages/${id}?${typing}`, { title: 'Ferries' })
  const entries = await history('pages', id)
  expect(entries.map(({ savedBy }) => savedBy)).toEqual(['bo', 'ada'])
})

test('a global has authors too', async () => {
  await bo.ask('POST', '/globals/site?draft=true', { name: 'Punta' })
  const { docs } = await payload.findGlobalVersions({ slug: 'site', showHiddenFields: true })
  expect(docs[0]?.version).toMatchObject({ name: 'Punta', savedBy: 'bo' })
})
