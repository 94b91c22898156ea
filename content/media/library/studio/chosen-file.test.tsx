// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChosenFile } from './chosen-file.tsx'

type State = { file: File | undefined; chosen: File[] | undefined; id: number | undefined }

const state = vi.hoisted((): State => ({ file: undefined, chosen: undefined, id: undefined }))
vi.mock('@payloadcms/ui', () => ({
  useBulkUpload: () => ({ initialFiles: state.chosen }),
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => ({ id: state.id }),
  useFormFields: () => state.file,
}))
vi.mock('./ask-same.ts', () => ({
  noteOf: async () => undefined,
  askSame: async () => undefined,
  fingerprintOf: async () => '',
  twinOf: async () => undefined,
}))
vi.mock('./same-note.tsx', () => ({ SameNote: () => null }))
vi.mock('./animation-note.tsx', () => ({ AnimationNote: () => null }))

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

async function openForm(next: Partial<State>) {
  const element = document.createElement('div')
  const root = createRoot(element)
  const show = (next: Partial<State>) => {
    Object.assign(state, { file: undefined, chosen: undefined, id: undefined, ...next })
    return act(async () => root.render(<ChosenFile />))
  }
  await show(next)
  return { element, show, leave: () => act(async () => root.unmount()) }
}

const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented ? 'asked' : 'closed'
}

const [bay, cape] = [new File(['a'], 'bay.jpg'), new File(['b'], 'cape.jpg')]

test('closing the tab asks while a chosen file is not uploaded', async () => {
  const form = await openForm({ file: bay, chosen: [bay] })
  expect(closeTab()).toBe('asked')
  expect(form.element.textContent).toBe('')
  await form.show({ id: 1 })
  expect(closeTab()).toBe('closed')
  await form.show({ file: cape, id: 1 })
  expect(closeTab()).toBe('asked')
  await form.leave()
  expect(closeTab()).toBe('closed')
})

test('several files at once say that they keep nothing before they are saved', async () => {
  const form = await openForm({ file: bay, chosen: [bay, cape] })
  expect(form.element.textContent).toMatch(/save them before you leave/)
  await form.leave()
})
