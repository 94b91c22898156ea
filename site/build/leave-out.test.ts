import { expect, test } from 'vitest'
import { leaveOut } from './leave-out.ts'

test('a function that is never called is emptied, with all that stands in it', () => {
  const code = 'function go() { stay(); wait() }\nclass Way { go() { return 1 } }'
  expect(leaveOut(code, { functions: ['go'] })).toBe('function go() {}\nclass Way { go() {} }')
})

test('a call without effect and a value nobody wants are gone', () => {
  const code =
    'const words = make(1); warn("careful", words); state.list.forEach((one) => act(one))'
  const unused = { calls: ['warn', 'state.list.forEach'], variables: ['words'] }
  expect(leaveOut(code, unused)).toBe('const words = undefined; undefined; undefined')
})

test('a known value stands wherever it is read, and nowhere else', () => {
  const values = { late: 'false', 'init.more': 'undefined' }
  const known = (code: string) => leaveOut(`${code}; late || init.more`, { values })
  expect(known('if (late) act(late, init.more)')).toContain('if (false) act(false, undefined)')
  expect(known('let late = 1; late = 2; late++')).toContain('let late = 1; late = 2; late++')
  expect(known('({ late, a: late, late: 1 })')).toContain('({ late, a: false, late: 1 })')
  expect(known('function go(late, { a: init }) {}')).toContain('function go(late, { a: init })')
  expect(known('x.late = my.init.more')).toContain('x.late = my.init.more')
})

test('what several features need is left out once', () => {
  const code = 'function go() { if (late) wait() }\nif (late) go()'
  const unused = [{ functions: ['go'] }, { values: { late: 'false' } }]
  expect(leaveOut(code, ...unused)).toBe('function go() {}\nif (false) go()')
})

test('what is not there is named', () => {
  const unused = { functions: ['go'], calls: ['toString'], values: { constructor: '1' } }
  expect(() => leaveOut('function stay() {}', unused)).toThrow(
    'There is no go, no toString, no constructor to leave out.',
  )
})
