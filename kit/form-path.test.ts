import { expect, test } from 'vitest'
import { formPath } from './form-path.ts'

test.each([
  ['pages:12', undefined, '/collections/pages/12'],
  ['global:home', '', '/globals/home'],
  ['pages:12', 'blocks.6f2.a b', '/collections/pages/12?field=blocks.6f2.a%20b'],
])('the form of %s at the field %s is at %s', (record, field, path) => {
  expect(formPath(record, field)).toBe(path)
})
