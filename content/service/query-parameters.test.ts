import { expect, test } from 'vitest'
import { withoutParameters } from './query-parameters.ts'

const QUERY = 'Failed query: update users set hash = ?'
const STACK = '    at save (db.ts:3:1)\n    at new Promise (<anonymous>)'

test('parameters are removed, and the query, the stack and its causes stay', () => {
  const cause = `caused by: Error: ${QUERY}`
  const text = `Error: ${QUERY}\nparams: 5ecre7,a\nb\n${STACK}\n${cause}\nparams: 7a\n${STACK}`
  expect(withoutParameters(text)).toBe(`Error: ${QUERY}\n${STACK}\n${cause}\n${STACK}`)
  expect(withoutParameters(`${QUERY} \n\n params: 5ecre7`)).toBe(QUERY)
  expect(withoutParameters(`Could not save: ${QUERY}\nparams: x`)).toBe(`Could not save: ${QUERY}`)
})

test('text without parameters stays unchanged', () => {
  for (const text of ['', '\n', `a\n\n  b \n${STACK}\n`, 'unparams: x'])
    expect(withoutParameters(text)).toBe(text)
})

test('lines of a parameter that look like a stack trace are removed', () => {
  const forged = 'Ines\n    at a (b.ts:1:1)\nsoon'
  expect(withoutParameters(`${QUERY}\nparams: ${forged}\n${STACK}`)).toBe(`${QUERY}\n${STACK}`)
})

const MANY = 200_000

test.each([
  ['lines of a stack', `${'\n    at a (b.ts:1:1)'.repeat(MANY)}\nsoon`],
  ['blank lines', '\n'.repeat(MANY)],
  ['blanks', `\n${' '.repeat(MANY)}`],
  ['numbers', `\n  at ${':1'.repeat(MANY)}x`],
])('an unterminated parameter with %s is removed in one pass', (_, parameter) => {
  expect(withoutParameters(`${QUERY}\nparams: ${parameter}x`)).toBe(QUERY)
  expect(withoutParameters(`${' '.repeat(MANY)}x`)).toHaveLength(MANY + 1)
})
