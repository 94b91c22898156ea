// @vitest-environment happy-dom
import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { act, useReducer, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fieldReducer } from '../late-answers/field-reducer.ts'
import { FormHistory } from './form-history.ts'
import { HistoryContext } from './history-context.ts'

type Toast = { action: { onClick: () => void } }

const ui = vi.hoisted(() => {
  const form: Record<string, unknown> = {}
  return { form, fields: {}, toast: Object.assign(vi.fn(), { dismiss: vi.fn() }) }
})
vi.mock('@payloadcms/ui', () => ({
  toast: ui.toast,
  useConfig: () => ({ config: { blocksMap: {} }, getEntityConfig: () => undefined }),
  useDocumentInfo: () => ({
    docConfig: { fields: [{ name: 'title', type: 'text', label: 'Title' }] },
    hasSavePermission: true,
  }),
  useForm: () => ui.form,
  useFormProcessing: () => false,
  useWatchForm: () => ({ fields: ui.fields }),
}))

const START: FormState = {
  title: { value: 'Cove' },
  items: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
  'items.0.id': { value: 'a' },
  'items.1.id': { value: 'b' },
}

/** A form of Payload with its own reducer, reduced to what concerns undo. */
class OpenForm {
  state = START
  readonly #history = new FormHistory()
  readonly setModified = vi.fn()
  #dispatch: (action: FieldAction) => void = () => {}

  async open() {
    const { UndoButtons } = await import('./undo-buttons.tsx')
    const Form = () => {
      const [fields, dispatch] = useReducer(fieldReducer, START)
      const formRef = useRef<HTMLFormElement>(null)
      Object.assign(this, { state: fields })
      this.#dispatch = dispatch
      ui.fields = fields
      const { setModified } = this
      const getFields = () => this.state
      Object.assign(ui.form, { formRef, getFields, setModified, dispatchFields: dispatch })
      return (
        <form ref={formRef}>
          <input name="title" value={String(fields.title?.value)} onChange={() => {}} />
          <UndoButtons />
        </form>
      )
    }
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    await act(() =>
      root.render(
        <HistoryContext value={this.#history}>
          <Form />
        </HistoryContext>,
      ),
    )
    return () => act(async () => root.unmount())
  }

  /** A change that the editor makes by hand. */
  change(action: FieldAction) {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    return act(() => this.#dispatch(action))
  }

  press(key: string, shiftKey = false) {
    const keys = { key, shiftKey, ctrlKey: true, bubbles: true, cancelable: true }
    const event = new KeyboardEvent('keydown', keys)
    return act(() => {
      document.querySelector('input')?.dispatchEvent(event)
      return event
    })
  }

  rows = () => this.state.items?.rows?.map(({ id }) => id)
}

const said = () => document.querySelector('[role=status]')?.textContent
const isReady = (name: string) =>
  document.querySelector(`[aria-label=${name}]`)?.getAttribute('aria-disabled') === 'false'

let close = async () => {}
let form = new OpenForm()
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  ui.toast.mockClear()
  form = new OpenForm()
  close = await form.open()
})
afterEach(() => close())

test('the keys undo and redo, mark the form as changed and say the name of the field', async () => {
  await form.change({ type: 'UPDATE', path: 'title', value: 'Cove bay' })
  expect([isReady('Undo'), isReady('Redo')]).toEqual([true, false])
  expect((await form.press('z')).defaultPrevented).toBe(true)
  expect([form.state.title?.value, said()]).toEqual(['Cove', 'Undone: Title.'])
  expect([isReady('Undo'), isReady('Redo')]).toEqual([false, true])
  expect(form.setModified).toHaveBeenCalledWith(true)
  await form.press('Z', true)
  expect([form.state.title?.value, said()]).toEqual(['Cove bay', 'Redone: Title.'])
})

test('a removed row is said with the way to take it back', async () => {
  await form.change({ type: 'REMOVE_ROW', path: 'items', rowIndex: 0 })
  await form.change({ type: 'UPDATE', path: 'title', value: 'Cove bay' })
  expect(ui.toast).toHaveBeenCalledTimes(1)
  const [words, { action }] = ui.toast.mock.calls[0] as [string, Toast]
  expect(words).toBe('Removed.')
  await act(() => action.onClick())
  expect([form.rows(), form.state.title?.value]).toEqual([['a', 'b'], 'Cove bay'])
})

test('what has been said once is not said again when the steps after it are undone', async () => {
  await form.change({ type: 'REMOVE_ROW', path: 'items', rowIndex: 0 })
  await form.change({ type: 'UPDATE', path: 'title', value: 'Cove bay' })
  await form.press('z')
  expect(ui.toast).toHaveBeenCalledTimes(1)
  await form.press('z')
  expect(ui.toast.dismiss).toHaveBeenCalled()
  expect(form.rows()).toEqual(['a', 'b'])
})
