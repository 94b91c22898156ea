import { createHash } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ListedQueries } from './listed-queries.ts'

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-listed-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

const listOf = (...queries: string[]) =>
  Object.fromEntries(queries.map((query) => [createHash('sha256').update(query).digest('hex'), '']))

/** Replaces a list atomically, as the site build does. */
function write(file: string, current: object, previous: object = {}, earlier: object = {}) {
  writeFileSync(`${file}.new`, JSON.stringify({ current, previous, earlier }))
  renameSync(`${file}.new`, file)
}

test('the queries of the current and the two previous builds are listed, and no others', () => {
  const file = join(folder(), 'documents.json')
  write(file, listOf('{ a }'), listOf('{ b }'), listOf('{ c }'))
  const queries = new ListedQueries([file])
  const candidates = ['{ a }', '{ b }', '{ c }', '{ d }', '{ a } ', '']
  expect(candidates.map((query) => queries.has(query))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a new list applies at once, together with the one it replaces', () => {
  const file = join(folder(), 'documents.json')
  write(file, listOf('{ a }'))
  const queries = new ListedQueries([file])
  expect([queries.has('{ a }'), queries.has('{ b }')]).toEqual([true, false])
  write(file, listOf('{ b }', '{ c }'))
  expect([queries.has('{ a }'), queries.has('{ b }')]).toEqual([true, true])
  write(file, listOf('{ d }'))
  expect([queries.has('{ a }'), queries.has('{ b }'), queries.has('{ d }')]).toEqual([
    false,
    true,
    true,
  ])
})

test('the lists of several sites are combined', () => {
  const [one, other] = [join(folder(), 'one.json'), join(folder(), 'other.json')]
  write(one, listOf('{ a }'))
  write(other, listOf('{ b }'))
  const queries = new ListedQueries([one, other])
  expect([queries.has('{ a }'), queries.has('{ b }'), queries.has('{ c }')]).toEqual([
    true,
    true,
    false,
  ])
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"current":{'],
  ['an empty list', '{"current":{},"previous":{}}'],
  ['no hashes', '{"current":{"Home":"x"}}'],
  ['null', 'null'],
])('a list with %s throws an error that names the file', (_, text) => {
  const file = join(folder(), 'documents.json')
  writeFileSync(file, text)
  expect(() => new ListedQueries([file]).has('{ a }')).toThrow(file)
})

test('a missing list throws until the file exists', () => {
  const file = join(folder(), 'documents.json')
  const queries = new ListedQueries([file])
  expect(() => queries.has('{ a }')).toThrow(`${file} is missing`)
  write(file, listOf('{ a }'))
  expect(queries.has('{ a }')).toBe(true)
  rmSync(file)
  expect(() => queries.has('{ a }')).toThrow(`${file} is missing`)
})
