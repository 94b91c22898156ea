// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '../../../editing/together/address.ts'
import type { Preview } from '../what-changes.ts'
import { Sheet } from './sheet.tsx'
import { NOT_TRIED } from './summary-words.ts'

const asked = vi.hoisted(() => ({ changes: vi.fn(), pages: vi.fn() }))
vi.mock('./ask.ts', () => ({ askChanges: asked.changes, askPages: asked.pages }))
vi.mock('./side-by-side.tsx', () => ({ SideBySide: () => null }))
vi.mock('@payloadcms/ui', () => ({
  useDocumentTitle: () => ({ title: 'Tides' }),
  Button: ({ children }: { children: string }) => <button type="button">{children}</button>,
}))

const ADDRESS: Address = {
  names: { collection: 'pages', id: 1 },
  path: '/api/pages/1',
  apiRoute: '/api',
  latest: '/api/pages/1?draft=true',
  autosave: '/api/pages/1?autosave=true',
  method: 'PATCH',
}

const PREVIEW: Preview = {
  isPublic: true,
  refusals: [],
  isTried: true,
  changes: [],
  more: 3,
  warnings: [{ sentence: 'Nothing is at /ebb.', place: 'Link', path: null }],
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked.pages.mockResolvedValue({ is: 'here', part: { from: 'site', pages: [], more: 0 } })
})
afterEach(() => {
  document.body.replaceChildren()
})

/** The words of the dialog before a publish, with this answer of the service. */
async function wordsWith(more: Partial<Preview>): Promise<string> {
  asked.changes.mockResolvedValue({ is: 'here', part: { ...PREVIEW, ...more } })
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <Sheet
        address={ADDRESS}
        purpose="publish"
        site=""
        values={{}}
        onClose={vi.fn()}
        onGo={vi.fn()}
        onRefused={undefined}
        onOpenField={vi.fn()}
      />,
    ),
  )
  const words = document.querySelector('dialog')?.textContent ?? ''
  await act(async () => root.unmount())
  return words
}

test('what was not checked is said to be so, beside the differences, and publish is offered', async () => {
  const words = await wordsWith({ isTried: false })
  expect(words).toContain(NOT_TRIED)
  expect(words).toContain('3 changes.')
  expect(words).toContain('Nothing is at /ebb.')
  expect(words).toMatch(/Publish$/)
  expect(await wordsWith({})).not.toContain(NOT_TRIED)
})

test('what would be refused is listed, and no publish is offered', async () => {
  const refusals = [{ sentence: 'Fill this in.', place: 'Title', path: 'title' }]
  const words = await wordsWith({ refusals })
  expect(words).toContain('“Tides” cannot be published yet')
  expect(words).toMatch(/Close$/)
})
