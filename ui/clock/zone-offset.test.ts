import { expect, test } from 'vitest'
import { offsetsOf } from './zone-offset.ts'

const at = (text: string) => Date.parse(text)

test.each([
  ['Europe/Lisbon', '2026-07-01T12:00Z', 60, '2026-10-25T01:00Z', 0],
  ['Europe/Lisbon', '2026-12-01T12:00Z', 0, '2027-03-28T01:00Z', 60],
  ['America/St_Johns', '2026-12-01T12:00Z', -210, '2027-03-14T05:30Z', -150],
])('%s at %s is %i minutes off until %s', (zone, now, minutes, until, later) => {
  const found = offsetsOf(zone, at(now))
  expect(found).toMatchObject({ minutes, later })
  // Whole hours of UTC: some zones change in between.
  expect(Math.abs((found?.until ?? 0) - at(until))).toBeLessThan(3_600_000)
})

test('a zone whose clocks never change, and one that does not exist', () => {
  const never = offsetsOf('Asia/Kolkata', at('2026-07-01T12:00Z'))
  expect(never).toMatchObject({ minutes: 330, later: 330 })
  expect(offsetsOf('No/Where', 0)).toBeUndefined()
})
