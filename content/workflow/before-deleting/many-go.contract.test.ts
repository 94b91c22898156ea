import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../../payload-types.ts'
import { block } from '../../testing/block.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import type { ManyGo } from './many-go.ts'

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

const MANY = 30

const makePage = async (title: string, blocks: Page['blocks'] = [], draft = true) => {
  const _status = draft ? ('draft' as const) : ('published' as const)
  return (await payload.create({ collection: 'pages', data: { title, blocks, _status }, draft })).id
}

const linkTo = (page: number) =>
  block('feature_5050', { link: { label: 'There', target: 'page', page } })

async function makePages(name: string) {
  const ids: number[] = []
  for (let i = 0; i < MANY; i++) ids.push(await makePage(`${name} ${i}`))
  return ids
}

async function whatGoes(name: string, person = publisher): Promise<ManyGo> {
  const where = { title: { like: name } }
  const { status, body } = await person.ask('POST', '/pages/before-deleting', { where })
  expect(status).toBe(200)
  return body as ManyGo
}

test('of many records those that others use are counted, and the first are named with what uses them', async () => {
  const ids = await makePages('Cove')
  const used = ids.slice(0, 7)
  await makePage('Linking', used.map(linkTo))
  const goes = await whatGoes('Cove')
  expect(goes).toMatchObject({ used: 7, forbidden: 0, versions: MANY - 7 })
  expect(goes.ids).toEqual(ids.slice(7))
  expect(goes.kept.map(({ id }) => id)).toEqual(used.slice(0, 5))
  expect(goes.kept[0]).toMatchObject({
    title: 'Cove 0',
    uses: [{ title: 'Linking', places: [expect.stringContaining('Block 1')] }],
  })
})

test('what only others of the list use goes with them; what one that stays uses, stays', async () => {
  const ids = await makePages('Bight')
  const [first = 0, second = 0, third = 0, fourth = 0] = ids
  const use = (id: number, other: number) =>
    payload.update({ collection: 'pages', id, data: { blocks: [linkTo(other)] }, draft: true })
  await use(first, second)
  await use(third, fourth)
  await makePage('Linking to the third', [linkTo(third)])
  const { used, ids: going, kept } = await whatGoes('Bight')
  expect([used, going.length]).toEqual([2, MANY - 2])
  expect(kept.map(({ title }) => title)).toEqual(['Bight 2', 'Bight 3'])
  expect(going).toContain(second)
})

test('a link that was changed to lead elsewhere does not count as a use; editors cannot delete public records', async () => {
  const [first = 0] = await makePages('Sound')
  const elsewhere = {
    label: 'Out',
    target: 'url',
    url: 'https://example.com',
    page: first,
  } as const
  await makePage('Linking elsewhere', [block('feature_5050', { link: elsewhere })])
  await makePage('Sound in public', [], false)
  expect(await whatGoes('Sound')).toMatchObject({ used: 0, forbidden: 0, kept: [] })
  const goes = await whatGoes('Sound', editor)
  expect(goes).toMatchObject({ used: 0, forbidden: 1, kept: [], mayTakeOut: false })
  expect(goes.ids).toHaveLength(MANY)
})

test('if all are used none goes, and an odd request is refused', async () => {
  const lone = await makePage('Lone')
  await makePage('Linking to it', [linkTo(lone)])
  expect(await whatGoes('Lone')).toMatchObject({ ids: [], used: 1 })
  const odd = await publisher.ask('POST', '/pages/before-deleting', { where: 'all' })
  expect([odd.status, odd.message]).toEqual([400, 'Send ids, from 1 to 25, or “where”.'])
})
