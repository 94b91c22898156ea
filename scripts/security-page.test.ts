import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** The rows of the tables of requirements: number, words, how it is met, tests. */
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+?) \|$/gm)]

/** A section of ASVS 5.0.0 and the requirements in it up to the level that the page is about. */
const EXPECTED = Object.entries({
  ...{ '3.2': [1, 2], '3.3': [1], '3.4': [1, 2], '3.5': [1, 2, 3] },
  ...{ '4.1': [1], '4.4': [1], '5.2': [1, 2], '5.3': [1, 2] },
  ...{ '6.1': [1, 2, 3], '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], '6.3': [1, 2, 3, 4] },
  ...{ '6.4': [1, 2, 3, 4], '6.5': [1, 2, 3, 4, 5], '6.6': [1, 2, 3], '6.8': [1, 2, 3, 4] },
  ...{ '7.1': [1, 2, 3], '7.2': [1, 2, 3, 4], '7.3': [1, 2], '7.4': [1, 2, 3, 4, 5] },
  ...{ '7.5': [1, 2], '7.6': [1, 2] },
}).flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`))

test('the page lists every requirement of its chapters and levels exactly once', () => {
  expect(rows.map(([, number]) => number)).toEqual(EXPECTED)
})

test('every test that the page names exists', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, file = '']) => file,
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

const ROWS_WITH_TITLES = /^[345]\./

test('every title that the page gives is that of a test in its file', () => {
  const named = rows.flatMap(([, number = '', , , tests = '']) =>
    [...tests.matchAll(/`([^`]+)`(?: › ([^`]+?))?(?:, (?=`)|$)/g)].map(
      ([, file = '', title]) => [number, file, title] as const,
    ),
  )
  const untitled = named.filter(([number, , title]) => ROWS_WITH_TITLES.test(number) && !title)
  expect(untitled).toEqual([])
  const titled = named.flatMap(([, file, title]) => (title ? [[file, title] as const] : []))
  expect(titled.length).toBeGreaterThan(20)
  const wrong = titled.filter(
    ([file, title]) =>
      !titlesIn(readFileSync(join(root, file), 'utf8')).some((one) => one.includes(title)),
  )
  expect(wrong).toEqual([])
})

/** The titles of tests in a source: the first text after `test(`, or after the cases of `test.each`. */
function titlesIn(source: string) {
  const starts =
    /(?:\btest(?:\.\w+)?|^\s*\](?: as const| satisfies .+)?\)|\btest\.(?:each|for)[^(\n]*\(.*\))\(\s*(['"`])(.+?)\1,/gm
  return [...source.matchAll(starts)].map(([, , title = '']) => title)
}

test('a requirement without a test says so, and is either not met, not there or documented', () => {
  const untested = rows.filter(([, , , , tests = '']) => !tests.includes('`'))
  for (const [, number, , how = '', tests] of untested) {
    expect(tests, number).toBe('–')
    expect(how, number).toMatch(
      /^not (?:met|applicable)|\]\(#|^none$|^they do not$|^nothing prevents|^after 12 hours/,
    )
  }
})
