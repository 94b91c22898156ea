// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChosenFile } from './chosen-file.tsx'

type State = { file: File | undefined; drawers: string[]; id: number | undefined }

const state = vi.hoisted((): State => ({ file: undefined, drawers: [], id: undefined }))
const openModal = vi.hoisted(() => vi.fn())
vi.mock('@payloadcms/ui', () => ({
  useBulkUpload: () => ({ drawerSlug: 'files', initialFiles: undefined }),
  useModal: () => ({
    isModalOpen: (slug: string) => state.drawers.includes(slug),
    modalState: Object.fromEntries(
      state.drawers.map((slug, openedOn) => [slug, { slug, isOpen: true, openedOn }]),
    ),
    openModal,
  }),
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
    Object.assign(state, { file: undefined, drawers: [], id: undefined, ...next })
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
  const form = await openForm({ file: bay })
  expect(closeTab()).toBe('asked')
  expect(form.element.textContent).toBe('')
  await form.show({ id: 1 })
  expect(closeTab()).toBe('closed')
  await form.show({ file: cape, id: 1 })
  expect(closeTab()).toBe('asked')
  await form.leave()
  expect(closeTab()).toBe('closed')
})

const pressEscape = () => {
  openModal.mockClear()
  const closing = vi.fn()
  document.addEventListener('keydown', closing, { once: true })
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  document.removeEventListener('keydown', closing)
  return { isAsked: openModal.mock.calls.length === 1, isClosed: closing.mock.calls.length === 1 }
}

test('files that are added at once say that saving keeps them, and Escape asks', async () => {
  const form = await openForm({ file: bay, drawers: ['page', 'files'] })
  expect(form.element.textContent).toMatch(/save them before you leave/)
  expect(pressEscape()).toEqual({ isAsked: true, isClosed: false })
  await form.show({ file: bay, drawers: ['files', 'question'] })
  expect(pressEscape()).toEqual({ isAsked: false, isClosed: true })
  await form.leave()
  expect(pressEscape()).toEqual({ isAsked: false, isClosed: true })
})
