// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

vi.mock('@payloadcms/ui/icons/X', () => ({ XIcon: () => null }))
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

test('what is typed and sent in a dialog does not reach the form of the record around it', async () => {
  const record = { onSubmit: vi.fn(), onChange: vi.fn(), onKeyDown: vi.fn() }
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <form {...record}>
        <Dialog title="Add to a release" onClose={() => undefined}>
          <form onSubmit={sent}>
            <input name="release" />
          </form>
        </Dialog>
      </form>,
    ),
  )
  const inside = document.querySelector<HTMLFormElement>('dialog form')
  await act(async () => {
    inside?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    inside?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  expect(sent).toHaveBeenCalledOnce()
  for (const heard of Object.values(record)) expect(heard).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
