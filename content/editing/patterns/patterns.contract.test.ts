import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asDoc, asDocs } from '../../payload/doc.ts'
import { ask, makeToken } from '../../testing/delivery.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'

let content: TestContent
let payload: Payload
let editor: Person
let publisher: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor')
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

const features = [{ id: 'one', title: 'Pines' }]
const BLOCKS = [{ blockType: 'features', id: 'own', title: 'Trees', isHidden: true, features }]

const save = (title: string, blocks: object[] = BLOCKS) =>
  editor.ask('POST', '/patterns?depth=0', { title, blocks })

const idOf = ({ body }: Awaited<ReturnType<typeof save>>) => Number(asDoc(body.doc).id)

async function shelf(person: Person) {
  const { body } = await person.ask('GET', '/patterns/shelf')
  return asDocs(body.patterns)
}

test('an editor saves a block as a pattern, renames it, and finds it on the shelf', async () => {
  const saved = await save('Grove')
  expect([saved.status, saved.message]).toEqual([201, ''])
  const id = idOf(saved)
  const renamed = await editor.ask('PATCH', `/patterns/${id}`, { title: 'A grove' })
  expect(renamed.status).toBe(200)
  await save('Empty', [])
  const wanted = [{ id, title: 'A grove', kinds: ['features'] }]
  expect(await shelf(editor)).toEqual(wanted)
  expect(await shelf(publisher)).toEqual(wanted)
  const whole = await editor.ask('GET', `/patterns/${id}?depth=0`)
  expect(whole.body.blocks).toMatchObject(BLOCKS)
})

test('a pattern needs a name, and blocks that could be published', async () => {
  expect((await save('  ')).message).toContain('Name')
  const refused = await save('Half', [{ blockType: 'hero' }])
  expect([refused.status, refused.message]).toEqual([400, expect.stringMatching(/Title/)])
  await save('Of a removed kind', [{ blockType: 'pond' }])
  expect(await shelf(editor)).toEqual([expect.anything()])
})

test('neither a delivery token nor a signed-out client can read patterns', async () => {
  const schema = '{ __schema { types { name } } }'
  for (const scope of ['published', 'preview'] as const) {
    const token = await makeToken(payload, scope)
    const { data } = await ask(payload, schema, { endpoint: scope, token })
    expect(JSON.stringify(data)).not.toMatch(/pattern/i)
    const user = asDoc((await payload.find({ collection: 'delivery-tokens', limit: 1 })).docs[0])
    const holder = { ...user, collection: 'delivery-tokens' } as never
    const read = payload.find({ collection: 'patterns', overrideAccess: false, user: holder })
    await expect(read).rejects.toThrow(/not allowed/)
  }
  const signedOut = payload.find({ collection: 'patterns', overrideAccess: false })
  await expect(signedOut).rejects.toThrow(/not allowed/)
})

test('a deleted pattern is off the shelf and in the bin, and an editor brings it back', async () => {
  const id = idOf(await save('Cove'))
  const titles = async () => (await shelf(editor)).map(({ title }) => title)
  expect((await editor.ask('DELETE', `/patterns/${id}`)).status).toBe(200)
  expect(await titles()).not.toContain('Cove')
  const { docs } = await payload.find({ collection: 'bin-entries', depth: 0 })
  expect(docs).toMatchObject([{ record: `patterns:${id}`, title: 'Cove', isPublic: false }])
  const records = [`patterns:${id}`]
  expect((await editor.ask('POST', '/bin-entries/bring-back', { records })).status).toBe(200)
  expect(await titles()).toContain('Cove')
})

test('a picture that only a pattern shows is used, and not publicly', async () => {
  const image = await makePicture(payload, { alt: 'A cove' })
  const id = idOf(await save('Bay', [{ blockType: 'hero', title: 'Bay', media: { image } }]))
  const { body } = await editor.ask('GET', `/media/${image}/used-in`)
  expect(body.uses).toMatchObject([
    { path: `/collections/patterns/${id}`, title: 'Bay', isPublic: false },
  ])
})
