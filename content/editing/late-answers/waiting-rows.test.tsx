// @vitest-environment happy-dom
import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fieldReducer } from './field-reducer.ts'
import { WaitingRows } from './waiting-rows.tsx'

type Ask = { formState: FormState }

const payload = vi.hoisted(() => ({
  fields: {} as FormState,
  getFormState: async (_: Ask): Promise<{ state: FormState | null }> => ({ state: null }),
  dispatchFields: (_: FieldAction) => {},
}))
vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({ ...payload, getFields: () => payload.fields }),
  useFormFields: <Of,>(read: (context: [FormState]) => Of) => read([payload.fields]),
  useServerFunctions: () => payload,
  useDocumentInfo: () => ({ id: 1, collectionSlug: 'pages', getDocPreferences: async () => null }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Payload's form, with a row that was just added to it. */
async function openForm(answer: (asked: FormState) => FormState | null) {
  const root = createRoot(document.createElement('div'))
  const render = () => act(async () => root.render(<WaitingRows />))
  const dispatch = (action: FieldAction) => {
    payload.fields = fieldReducer(payload.fields, action)
  }
  const getFormState = vi.fn(async ({ formState }: Ask) => ({ state: answer(formState) }))
  Object.assign(payload, { dispatchFields: dispatch, getFormState })
  payload.fields = { title: { value: 'Reef' }, blocks: { value: 0, rows: [] } }
  dispatch({ type: 'ADD_ROW', path: 'blocks', blockType: 'content_block' })
  await render()
  const pass = async (ms: number) => {
    await act(async () => vi.advanceTimersByTimeAsync(ms))
    await render()
  }
  return { pass, dispatch, asked: getFormState }
}

/** What the service says about a form: it adds the fields of rows that have none. */
const withFields = (asked: FormState): FormState => ({
  blocks: { rows: (asked.blocks?.rows ?? []).map((row) => ({ ...row, isLoading: false })) },
  'blocks.0.title': { value: '', addedByServer: true },
})

test('a row without fields asks for them by itself', async () => {
  const form = await openForm(withFields)
  // An answer about the form before it: Payload takes its change for one that it has asked about.
  const prevStateRef = { current: {} }
  form.dispatch({
    type: 'MERGE_SERVER_STATE',
    prevStateRef,
    serverState: { title: { valid: true } },
  })
  expect(prevStateRef.current).toBe(payload.fields)
  await form.pass(6000)
  expect(payload.fields).toHaveProperty(['blocks.0.title'])
  await form.pass(60_000)
  expect(form.asked).toHaveBeenCalledOnce()
})

test('it is asked for until the service gives them', async () => {
  const form = await openForm(() => null)
  await form.pass(30_000)
  expect(form.asked.mock.calls.length).toBeGreaterThan(3)
  form.asked.mockImplementation(async ({ formState }) => ({ state: withFields(formState) }))
  await form.pass(6000)
  expect(payload.fields.blocks?.rows?.[0]?.isLoading).toBe(false)
})

test('a request that takes long is not doubled, and a form without such rows asks for nothing', async () => {
  const form = await openForm(withFields)
  form.asked.mockImplementation(() => new Promise(() => {}))
  await form.pass(60_000)
  expect(form.asked).toHaveBeenCalledOnce()
  payload.fields = { title: { value: 'Reef' } }
  await form.pass(60_000)
  expect(form.asked).toHaveBeenCalledOnce()
})
