// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Templates } from './templates.tsx'

vi.mock('@payloadcms/ui', () => ({
  Link: () => null,
  useConfig: () => ({ config: { routes: { admin: '/admin' } } }),
}))

test('of two templates with the same name the chosen one is inserted', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const change = vi.fn()
  const templates = ['Dear guest,', 'Liebe Gäste,'].map((text) => ({
    ...{ name: 'A visit', subject: '', text },
  }))
  const written = { key: 'one', subject: '', text: '', files: [] }
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    act(() => root.unmount())
    place.remove()
  })
  const lines = { written, change, isBusy: false, mayEdit: false }
  await act(() => root.render(<Templates templates={templates} {...lines} />))
  const select = place.querySelector('select')
  await act(() => {
    if (select) select.selectedIndex = 2
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(change.mock.calls).toEqual([[{ text: 'Liebe Gäste,' }]])
})
