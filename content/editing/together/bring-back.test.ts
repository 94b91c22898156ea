import { expect, test, vi } from 'vitest'
import { restore } from './bring-back.ts'

const latest = { title: 'Latest', updatedAt: '2026-11-23T11:00Z' }
const changes = { mine: { title: 'Mine' }, started: { title: 'Before' } }

/** An open form with contents, and a service whose newest version can be fetched, or not. */
function openForm({ isShown = true, isMerged = true } = {}) {
  const form = {
    read: () => ({ title: 'Latest' }),
    replace: vi.fn(async () => isShown),
    mark: vi.fn(),
    markChanged: vi.fn(),
  }
  const base = { current: { doc: latest, isNextOwnVersion: false } }
  return { form, base, onNewer: vi.fn(async () => isMerged) }
}

test('kept words that are merged with the record count as brought back', async () => {
  const open = openForm()
  expect(await restore(changes, open)).toBe(true)
  expect(open.onNewer).toHaveBeenCalledWith(latest, {
    savedBy: null,
    savedAt: '2026-11-23T11:00Z',
  })
})

test('kept words that could not be merged stay kept, and the form is saved again', async () => {
  const open = openForm({ isMerged: false })
  expect(await restore(changes, open)).toBe(false)
  expect(open.form.markChanged).toHaveBeenCalledOnce()
  // The next save sends the older base version, so the service has it merged.
  expect(open.base.current.doc).toEqual(changes.started)
})

test('a form that cannot be shown is left as it is', async () => {
  const open = openForm()
  open.form.replace.mockRejectedValue(new Error('offline'))
  expect(await restore(changes, open)).toBe(false)
  expect(open.base.current.doc).toBe(latest)
  expect(open.onNewer).not.toHaveBeenCalled()
})
