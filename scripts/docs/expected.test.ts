import { expect, test } from 'vitest'
import { isAsShown } from './expected.ts'

test('an ellipsis in expected output matches the rest of a line', () => {
  expect(isAsShown('New password: abc\nChange it.\n', 'New password: …\nChange it.')).toBe(true)
  expect(isAsShown('New password: abc\nmore\nChange it.', 'New password: …\nChange it.')).toBe(
    false,
  )
  expect(isAsShown('200', '20.')).toBe(false)
  expect(isAsShown('{"ok":true}', '{"ok":true}')).toBe(true)
})
