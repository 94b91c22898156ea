// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { UnsavedPage } from './unsaved-page.ts'

afterEach(() => void vi.restoreAllMocks())

test('an ended session and a forgotten document are reported; after other failures it tries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const answer = vi.spyOn(globalThis, 'fetch')
  const report = { onPainted: vi.fn(), onRefused: vi.fn() }
  const page = new UnsavedPage(report)
  answer.mockResolvedValueOnce(new Response('', { status: 503 }))
  await page.render({ key: 'a-key', version: 1 })
  expect(report.onRefused).not.toHaveBeenCalled()
  answer.mockResolvedValueOnce(new Response('', { status: 401 }))
  await page.render({ key: 'a-key', version: 2 })
  answer.mockResolvedValueOnce(new Response('', { status: 410 }))
  await page.render({ key: 'a-key', version: 3 })
  expect(report.onRefused.mock.calls).toEqual([[401], [410]])
  expect(report.onPainted).not.toHaveBeenCalled()
})
