import { expect, test } from 'vitest'
import { StorageError } from '../../service/storage-error.ts'
import { Places } from './places.ts'
import type { Place } from './upload-store.ts'

/** Places over records that a test changes, and a database that it may take away. */
function open() {
  const records = new Map<string, Place>()
  const state = { now: 0, asked: 0, isAway: false }
  const places = new Places(
    async (name) => {
      state.asked++
      if (state.isAway) throw new Error('The connection was lost.')
      return records.get(name)
    },
    () => state.now,
  )
  return { places, records, state }
}

test('an answer is used again for five seconds', async () => {
  const { places, records, state } = open()
  records.set('a.jpg', 'public')
  expect([await places.of('a.jpg'), await places.of('a.jpg'), state.asked]).toEqual([
    'public',
    'public',
    1,
  ])
  records.set('a.jpg', 'bin')
  state.now = 5000
  expect(await places.of('a.jpg')).toBe('bin')
})

test('a file is readable before its record is committed, and no longer when that took too long', async () => {
  const { places, state } = open()
  places.expect('a.jpg')
  expect(await places.of('a.jpg')).toBe('public')
  state.now = 60_000
  expect(await places.of('a.jpg')).toBeUndefined()
})

test('what was known stays known while the database is away; the rest cannot be read', async () => {
  const { places, records, state } = open()
  records.set('a.jpg', 'public')
  await places.of('a.jpg')
  state.now = 3_600_000
  state.isAway = true
  expect(await places.of('a.jpg')).toBe('public')
  await expect(places.of('b.jpg')).rejects.toThrow(StorageError)
})
