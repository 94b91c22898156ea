import { expect, test } from 'vitest'
import { diskSpace } from '../disk-space.ts'
import { clockFinding } from './clock-finding.ts'
import { diskFinding } from './disk-finding.ts'
import { memoryFinding, readMemory } from './memory-finding.ts'

test.each([
  [400e9, 10e9, 'ok', '10 GB of 400 GB are free at /data.'],
  [400e9, 4e9, 'warning', '4.0 GB of 400 GB are free at /data. The disk is almost full.'],
  [20e9, 1.9e9, 'warning', '1.9 GB of 20 GB are free at /data. The disk is almost full.'],
  [400e9, 0.4e9, 'fault', '400 MB of 400 GB are free at /data. Saving may fail at any moment.'],
  [10e9, 0.1e9, 'fault', '100 MB of 10 GB are free at /data. Saving may fail at any moment.'],
])('of a disk of %d bytes %d are free: %s', (sizeBytes, freeBytes, is, found) => {
  expect(diskFinding('/data', { sizeBytes, freeBytes })).toMatchObject({ is, found })
})

test('a disk is measured where its folder will be', () => {
  expect(diskSpace('/nowhere/at/all')).toEqual(diskSpace('/'))
  expect(diskSpace('/')?.sizeBytes).toBeGreaterThan(0)
})

test.each([
  [4e9, 1e9, 'ok'],
  [1.2e9, 0.5e9, 'warning'],
  [4e9, 0.1e9, 'warning'],
  [0.5e9, 0.4e9, 'fault'],
])('with %d bytes of memory, %d of them free: %s', (total, available, is) => {
  expect(memoryFinding({ total, available }).is).toBe(is)
})

test('the memory of this machine can be read', () => {
  const { total, available } = readMemory()
  expect(total).toBeGreaterThan(available)
  expect(available).toBeGreaterThan(0)
})

test('clocks may differ by seconds, and by minutes only until messages are refused', () => {
  expect(clockFinding('the database', -3).is).toBe('ok')
  expect(clockFinding('the database', 90)).toMatchObject({
    is: 'warning',
    found: 'The clock of the database is 90 seconds ahead of the one of this machine.',
  })
  expect(clockFinding('http://10.0.0.7', -420)).toMatchObject({
    is: 'fault',
    found:
      'The clock of http://10.0.0.7 is 7 minutes behind the one of this machine. Publish messages and enquiries are refused.',
  })
})
