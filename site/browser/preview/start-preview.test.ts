// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { featuresOf } from '../store/features.ts'
import { createSiteStore } from '../store/store.ts'
import { start } from './start-preview.ts'

test('an error screen in the panel posts its status to the studio’s origin only', () => {
  const postMessage = vi.fn()
  vi.spyOn(window, 'parent', 'get').mockReturnValue(
    Object.assign(Object.create(null), { postMessage }),
  )
  const state = { record: null, studio: 'https://studio.example', isEditable: false, error: 404 }
  start(state, createSiteStore(featuresOf(null)))
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'belvedere:failed', status: 404 }, 'https://studio.example'],
  ])
})
