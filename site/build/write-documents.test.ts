import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nextLists, writeDocuments } from './write-documents.ts'

function build(list: object) {
  const dist = mkdtempSync(join(tmpdir(), 'belvedere-documents-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  mkdirSync(join(dist, 'server'))
  const text = `export const documentList = () => (${JSON.stringify(list)})`
  writeFileSync(join(dist, 'server', 'document-list.js'), text)
  return dist
}

test('a build writes the list of its queries', async () => {
  const dist = build({ a: 'Home' })
  await writeDocuments(dist)
  const written = JSON.parse(readFileSync(join(dist, 'documents.json'), 'utf8'))
  expect(written).toEqual({ current: { a: 'Home' }, previous: {}, earlier: {} })
})

test('a truncated list is replaced', async () => {
  const dist = build({ a: 'Home' })
  writeFileSync(join(dist, 'documents.json'), '{"current":{"b"')
  await writeDocuments(dist)
  const written = JSON.parse(readFileSync(join(dist, 'documents.json'), 'utf8'))
  expect(written).toEqual({ current: { a: 'Home' }, previous: {}, earlier: {} })
})

test('the queries of the two previous builds stay listed, older ones do not', () => {
  const first = nextLists({ a: 'Home' }, undefined)
  const second = nextLists({ b: 'Home' }, first)
  const third = nextLists({ c: 'Home' }, second)
  const [a, b, c] = [{ a: 'Home' }, { b: 'Home' }, { c: 'Home' }]
  expect(second).toEqual({ current: b, previous: a, earlier: {} })
  expect(third).toEqual({ current: c, previous: b, earlier: a })
  expect(nextLists({ d: 'Home' }, third)).toMatchObject({ previous: c, earlier: b })
})

test('a build with unchanged queries keeps the lists of earlier builds', () => {
  const lists = { current: { c: 'Home' }, previous: { b: 'Home' }, earlier: { a: 'Home' } }
  expect(nextLists({ c: 'Home' }, lists)).toEqual(lists)
})

test('a file without the list of earlier queries is still read', () => {
  const before = { current: { b: 'Home' }, previous: { a: 'Home' } }
  expect(nextLists({ b: 'Home' }, before)).toEqual({ ...before, earlier: {} })
})
