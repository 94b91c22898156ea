import { expect, test } from 'vitest'
import { asFields, asList, asString, isObject, parseJson } from './json.ts'

test('a text that is no JSON has no value', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] })
  expect(parseJson('{"a"')).toBeUndefined()
  expect(parseJson('')).toBeUndefined()
})

test('neither null nor a list is an object with fields', () => {
  expect([{}, null, [], 'a', undefined].map(isObject)).toEqual([true, false, false, false, false])
})

test('a value of another type counts as an empty one', () => {
  expect([{ a: 1 }, null, 'a'].map(asFields)).toEqual([{ a: 1 }, {}, {}])
  expect([['a'], { 0: 'a' }, 'a'].map(asList)).toEqual([['a'], [], []])
  expect(['a', 1, null].map(asString)).toEqual(['a', '', ''])
})
