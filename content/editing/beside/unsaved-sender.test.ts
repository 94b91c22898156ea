import type { FormState } from 'payload'
import { expect, test, vi } from 'vitest'
import { type Post, type Rendering, UnsavedSender } from './unsaved-sender.ts'

type Block = [id: string, title: string]

/** The state of a form with these blocks, as Payload holds it. */
function formOf(title: string, ...blocks: Block[]): FormState {
  const rows = blocks.map(([id]) => ({ id }))
  const fields = blocks.flatMap(([id, words], i) => [
    [`blocks.${i}.id`, { value: id }],
    [`blocks.${i}.blockType`, { value: 'hero' }],
    [`blocks.${i}.title`, { value: words }],
    [`blocks.${i}.items`, { value: 0, rows: [] }],
  ])
  const page = { title: { value: title }, updatedAt: { value: String(Math.random()) } }
  const list = { value: rows.length, rows, disableFormData: true }
  return { ...page, blocks: list, ...Object.fromEntries(fields) }
}

const A: Block = ['a', 'One']
const B: Block = ['b', 'Two']

function start(state: FormState) {
  const bodies: object[] = []
  const renderings: Rendering[] = []
  const waiting: (() => void)[] = []
  let version = 0
  let isGone = false
  const post = vi.fn<Post>(async (body) => {
    bodies.push(body)
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (isGone) {
      isGone = false
      return 'gone'
    }
    version++
    return { key: 'k', version, path: '/page', form: null }
  })
  const onSent = (rendering: Rendering) => renderings.push(rendering)
  const sender = new UnsavedSender(state, {
    record: 'pages:1',
    post,
    onSent,
    onFailed: (message) => expect.unreachable(message),
  })
  const answer = async () => {
    await vi.waitUntil(() => waiting.length > 0)
    waiting.shift()?.()
  }
  return { sender, bodies, renderings, answer, forget: () => (isGone = true) }
}

test('the whole document is sent first, then only what changed', async () => {
  const { sender, bodies, renderings, answer } = start(formOf('Page', A, B))
  const first = sender.send(formOf('Page', A, B))
  await answer()
  await first
  const second = sender.send(formOf('Page', A, ['b', 'Three']))
  await answer()
  await second

  expect(bodies[0]).toMatchObject({
    record: 'pages:1',
    values: { title: 'Page' },
    blocks: { a: { id: 'a', blockType: 'hero', title: 'One', items: [] } },
    order: ['a', 'b'],
  })
  expect(bodies[1]).toEqual({
    record: 'pages:1',
    key: 'k',
    blocks: { b: { id: 'b', blockType: 'hero', title: 'Three', items: [] } },
  })
  expect(renderings.map(({ blocks }) => blocks && [...blocks])).toEqual([undefined, ['b']])
})

test('a move sends the order alone, a new block only itself', async () => {
  const { sender, bodies, answer } = start(formOf('Page', A, B))
  const states = [formOf('Page', A, B), formOf('Page', B, A), formOf('Page', ['c', 'New'], B, A)]
  for (const state of states) {
    const sent = sender.send(state)
    await answer()
    await sent
  }
  expect(bodies[1]).toEqual({ record: 'pages:1', key: 'k', order: ['b', 'a'] })
  expect(bodies[2]).toMatchObject({ order: ['c', 'b', 'a'] })
  expect(Object.keys(Object(bodies[2]).blocks)).toEqual(['c'])
})

test('a block that is hidden or shown changes the whole page, a new one does not', async () => {
  const hiding = (at: number, value?: boolean) => ({ [`blocks.${at}.isHidden`]: { value } })
  const { sender, bodies, renderings, answer } = start(formOf('Page', A, B))
  const states = [
    { ...formOf('Page', A), ...hiding(0) },
    { ...formOf('Page', A), ...hiding(0, true) },
    { ...formOf('Page', A, B), ...hiding(0, true), ...hiding(1) },
  ]
  for (const state of states) {
    const sent = sender.send(state)
    await answer()
    await sent
  }
  expect(bodies[1]).toMatchObject({ blocks: { a: { id: 'a', isHidden: true } } })
  expect(renderings.map(({ blocks }) => blocks && [...blocks])).toEqual([
    undefined,
    undefined,
    ['b'],
  ])
})

test('changes during a request are sent after it, once, in their last state', async () => {
  const { sender, bodies, answer } = start(formOf('Page', A))
  const sent = sender.send(formOf('Page', A))
  for (const word of ['T', 'Tw', 'Two']) void sender.send(formOf('Page', ['a', word]))
  await answer()
  await answer()
  await sent
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toHaveProperty('blocks.a.title', 'Two')
})

test('nothing is sent for changes that come from a save', async () => {
  const { sender, bodies, answer } = start(formOf('Page', A))
  const sent = sender.send(formOf('Page', A))
  await answer()
  await sent
  await sender.send(formOf('Page', A))
  expect(bodies).toHaveLength(1)
})

test('a forgotten document is sent again as a whole', async () => {
  const { sender, bodies, answer, forget } = start(formOf('Page', A))
  const first = sender.send(formOf('Page', A))
  await answer()
  await first
  forget()
  const second = sender.send(formOf('New', A))
  await answer()
  await answer()
  await second
  expect(bodies[2]).toMatchObject({ values: { title: 'New' }, order: ['a'] })
  expect(bodies[2]).not.toHaveProperty('key')
})
