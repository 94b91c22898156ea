import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dropOtherBuilds, earlierBuilds, keepBuild } from './earlier-builds.ts'

function aFolder() {
  const dist = mkdtempSync(join(tmpdir(), 'belvedere-earlier-'))
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }))
  const empty = () => {
    rmSync(join(dist, 'client'), { recursive: true, force: true })
    mkdirSync(join(dist, 'client/assets'), { recursive: true })
  }
  /** Builds as the site does; each build has one file with its own name. */
  const build = (id: string) => {
    const kept = keepBuild(dist)
    empty()
    writeFileSync(join(dist, `client/assets/main-${id}.js`), id)
    const earlier = earlierBuilds(id, kept)
    writeFileSync(join(dist, 'build.json'), JSON.stringify({ id, timestamp: `at ${id}`, earlier }))
    dropOtherBuilds(dist, earlier)
    return earlier.map((one) => one.id)
  }
  const fail = () => {
    keepBuild(dist)
    empty()
  }
  const kept = () => (existsSync(join(dist, 'earlier')) ? readdirSync(join(dist, 'earlier')) : [])
  const fileOf = (id: string) =>
    readFileSync(join(dist, 'earlier', id, 'assets', `main-${id}.js`), 'utf8')
  return { dist, build, fail, kept, fileOf }
}

test('the files of the two builds before are kept, and no others', () => {
  const { build, kept, fileOf } = aFolder()
  expect(build('a')).toEqual([])
  expect(build('b')).toEqual(['a'])
  expect(build('c')).toEqual(['b', 'a'])
  expect(build('d')).toEqual(['c', 'b'])
  expect(kept().sort()).toEqual(['b', 'c'])
  expect([fileOf('b'), fileOf('c')]).toEqual(['b', 'c'])
})

test('a build made again does not push out those before it', () => {
  const { build, kept } = aFolder()
  for (const id of ['a', 'b', 'c', 'c', 'c']) build(id)
  expect(build('c')).toEqual(['b', 'a'])
  expect(kept().sort()).toEqual(['a', 'b'])
})

test('going back to an earlier build keeps the one that it replaces', () => {
  const { build, fileOf } = aFolder()
  for (const id of ['a', 'b']) build(id)
  expect(build('a')).toEqual(['b'])
  expect(build('c')).toEqual(['a', 'b'])
  expect([fileOf('a'), fileOf('b')]).toEqual(['a', 'b'])
})

test('a failed build loses nothing', () => {
  const { build, fail, fileOf } = aFolder()
  build('a')
  fail()
  fail()
  expect(build('b')).toEqual(['a'])
  expect(fileOf('a')).toBe('a')
})

test('a build replaces an index that is incomplete or of an older format', () => {
  const { dist, build } = aFolder()
  build('a')
  writeFileSync(join(dist, 'build.json'), '{"id":"a","time')
  expect(build('b')).toEqual([])
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ id: 'b', timestamp: 'at b' }))
  expect(build('c')).toEqual(['b'])
})
