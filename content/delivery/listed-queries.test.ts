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

/** Puts a list in the place of another at once, as the build of the site does. */
function write(file: string, current: object, previous: object = {}, earlier: object = {}) {
  writeFileSync(`${file}.new`, JSON.stringify({ current, previous, earlier }))
  renameSync(`${file}.new`, file)
}

test('the queries of a build and of the two before are known, and no others', () => {
  const file = join(folder(), 'documents.json')
  write(file, listOf('{ a }'), listOf('{ b }'), listOf('{ c }'))
  const queries = new ListedQueries([file])
  const asked = ['{ a }', '{ b }', '{ c }', '{ d }', '{ a } ', '']
  expect(asked.map((query) => queries.has(query))).toEqual([true, true, true, false, false, false])
})

test('a new list holds at once, beside the one it replaces', () => {
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

test('the lists of several sites count together', () => {
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
])('a list that holds %s opens nothing and says which file it is', (_, text) => {
  const file = join(folder(), 'documents.json')
  writeFileSync(file, text)
  expect(() => new ListedQueries([file]).has('{ a }')).toThrow(file)
})

test('a list that is missing opens nothing, until it is there', () => {
  const file = join(folder(), 'documents.json')
  const queries = new ListedQueries([file])
  expect(() => queries.has('{ a }')).toThrow(`${file} is missing`)
  write(file, listOf('{ a }'))
  expect(queries.has('{ a }')).toBe(true)
  rmSync(file)
  expect(() => queries.has('{ a }')).toThrow(`${file} is missing`)
})
