import { expect, test } from 'vitest'
import { clockAhead, clocksDiffer, whyUnsigned } from './clock.ts'

const now = Date.parse('2026-11-30T12:00:00Z')
const answerAt = (at: string) => ({ headers: new Headers({ date: new Date(at).toUTCString() }) })

test('a refused message is blamed on the clocks if they differ by more than the tolerance', () => {
  expect(whyUnsigned(answerAt('2026-11-30T12:07:00Z'), now)).toBe(
    'its clock is 7 minutes ahead of the one of this machine: set both by a time server',
  )
  expect(whyUnsigned(answerAt('2026-11-30T12:04:00Z'), now)).toBe('check PUBLISH_KEY on both sides')
  expect(whyUnsigned({ headers: new Headers() }, now)).toBe('check PUBLISH_KEY on both sides')
})

test('the difference is exact to a second, and unknown without the header', () => {
  expect(clockAhead(answerAt('2026-11-30T11:59:30Z'), now)).toBe(-30)
  expect(clockAhead({ headers: new Headers() }, now)).toBeUndefined()
  expect(clocksDiffer(-30)).toBe('its clock is 30 seconds behind the one of this machine')
})
