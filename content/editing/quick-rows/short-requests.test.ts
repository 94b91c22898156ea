import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { type Request, ShortRequests } from './short-requests.ts'

const COUNT = 20
const ids = Array.from({ length: COUNT }, (_, i) => `b${i}`)

function formState(change: FormState = {}): FormState {
  const state: FormState = {
    title: { value: 'Page', lastRenderedPath: 'title' },
    blocks: {
      value: COUNT,
      rows: ids.map((id, i) => ({ id, lastRenderedPath: `blocks.${i}` })),
      lastRenderedPath: 'blocks',
    },
  }
  ids.forEach((id, i) => {
    state[`blocks.${i}.id`] = { value: id }
    state[`blocks.${i}.title`] = { value: `T${i}`, lastRenderedPath: `blocks.${i}.title` }
    state[`blocks.${i}.items`] = {
      value: 1,
      rows: [{ id: `i${i}`, lastRenderedPath: `blocks.${i}.items.0` }],
    }
  })
  return { ...state, ...change }
}

const record = { id: 1, collectionSlug: 'pages', schemaPath: 'pages' }
const ask = (change?: FormState, rest: Partial<Request> = {}): Request => ({
  ...record,
  skipValidation: true,
  formState: formState(change),
  ...rest,
})

const typedAt = (place: number, value = 'Typed') => ({
  [`blocks.${place}.title`]: { value, lastRenderedPath: `blocks.${place}.title` },
})

function answered(request = ask()) {
  const requests = new ShortRequests()
  requests.remember(request)
  return requests
}

test('only the changed block is sent, with the index 0', () => {
  const short = answered().shorten(ask(typedAt(17)))
  const state = short?.formState ?? {}
  expect(Object.keys(state).sort()).toEqual(
    ['blocks', 'blocks.0.id', 'blocks.0.items', 'blocks.0.title', 'title'].sort(),
  )
  expect(state['blocks.0.title']).toEqual({ value: 'Typed', lastRenderedPath: 'blocks.0.title' })
  expect(state.blocks).toMatchObject({
    value: 1,
    rows: [{ id: 'b17', lastRenderedPath: 'blocks.0' }],
  })
  expect(state['blocks.0.items']?.rows?.[0]?.lastRenderedPath).toBe('blocks.0.items.0')
})

test('the answer’s block gets its index back, without the list and rendered components', () => {
  const short = answered().shorten(ask(typedAt(17)))
  const read = short?.read({
    title: { value: 'Page' },
    blocks: { value: 1, rows: [] },
    'blocks.0.title': {
      passesCondition: false,
      lastRenderedPath: 'blocks.0.title',
      customComponents: { Label: 'of the first block' },
    },
  })
  expect(read).toEqual({
    title: { value: 'Page' },
    'blocks.17.title': { passesCondition: false, lastRenderedPath: 'blocks.17.title' },
  })
})

test('changes without an answer are sent again', () => {
  const requests = answered()
  requests.shorten(ask(typedAt(3)))
  const both = { ...typedAt(3), ...typedAt(9) }
  const { blocks } = requests.shorten(ask(both))?.formState ?? {}
  expect(blocks?.rows?.map(({ id }) => id)).toEqual(['b3', 'b9'])
  requests.remember(ask(both))
  expect(requests.shorten(ask(both))?.formState.blocks?.rows).toEqual([])
})

const moved = formState().blocks
const asWhole: [string, Request][] = [
  ['another record', ask(typedAt(1), { id: 2 })],
  ['a part of a record', ask(typedAt(1), { schemaPath: 'pages.blocks' })],
  ['a form with errors', ask(typedAt(1), { skipValidation: false })],
  ['a form that is rendered again', ask(typedAt(1), { renderAllFields: true })],
  ['blocks in another order', ask({ blocks: { ...moved, rows: moved?.rows?.toReversed() ?? [] } })],
  [
    'a new row in a block',
    ask({ 'blocks.2.items': { value: 2, rows: [{ id: 'i2' }, { id: 'n' }] } }),
  ],
  [
    'a row that still waits for its fields',
    ask({
      blocks: { ...moved, rows: [{ id: 'b0', isLoading: true }, ...(moved?.rows ?? []).slice(1)] },
    }),
  ],
  ['a new field', ask({ 'blocks.2.more': { value: '' } })],
  [
    'a field rendered at another path',
    ask({ 'blocks.2.title': { value: 'T2', lastRenderedPath: 'blocks.3.title' } }),
  ],
]

test.each(asWhole)('sent as a whole: %s', (_, request) => {
  expect(answered().shorten(request)).toBeUndefined()
})

test('a form with few blocks is sent as a whole', () => {
  const few = { title: { value: 'Page' }, blocks: { value: 0, rows: [] } }
  const request = { ...ask(), formState: few }
  expect(answered(request).shorten(request)).toBeUndefined()
})

test('after a save, blocks changed by hooks are sent, too', () => {
  const saved = (title: string) => ({
    id: 1,
    blocks: ids.map((id, i) => ({ id, title: i === 5 ? title : `T${i}` })),
  })
  const requests = answered(ask(undefined, { data: saved('T5') }))
  const short = requests.shorten(ask(typedAt(2), { data: saved('Changed by a hook') }))
  expect(short?.formState.blocks?.rows?.map(({ id }) => id)).toEqual(['b2', 'b5'])
  expect(short?.data).toEqual({
    id: 1,
    blocks: [
      { id: 'b2', title: 'T2' },
      { id: 'b5', title: 'Changed by a hook' },
    ],
  })
  const reordered = { ...saved('T5'), blocks: saved('T5').blocks.toReversed() }
  expect(requests.shorten(ask(undefined, { data: reordered }))).toBeUndefined()
})
