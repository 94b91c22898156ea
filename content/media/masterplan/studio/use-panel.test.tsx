// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePanel } from './use-panel.ts'

vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
}))

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

type Panel = ReturnType<typeof usePanel>

/** Renders nothing, and reports each return value of the hook. */
function Form({ onPanel }: { onPanel: (panel: Panel) => void }) {
  onPanel(usePanel(7))
  return null
}

/** A form with a model, and a service that gives these answers in turn. */
async function openForm(...answers: (() => Response)[]) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      const next = answers.shift()
      if (!next) throw new TypeError('the service is away')
      return next()
    }),
  )
  const seen: Panel[] = []
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Form onPanel={(panel) => seen.push(panel)} />))
  return {
    now: () => seen.at(-1),
    reload: () => act(async () => seen.at(-1)?.reload()),
  }
}

test('an error of the service is shown, and “Try again” repeats the request', async () => {
  const form = await openForm(() => new Response('', { status: 500 }))
  expect(form.now()).toMatchObject({ answer: undefined, hasFailed: true })
  await form.reload()
  expect(form.now()).toMatchObject({ answer: undefined, hasFailed: true })
})

test('after the service is available again, “Try again” shows its response', async () => {
  const fails = () => new Response('', { status: 502 })
  const form = await openForm(fails, () => Response.json({ model: 'plan.glb' }))
  await form.reload()
  expect(form.now()).toMatchObject({ answer: { model: 'plan.glb' }, hasFailed: false })
})
