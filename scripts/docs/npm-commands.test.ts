import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../launch/paths.ts'
import { pages, readPage } from './pages.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The matches of this pattern on each page, as `page: name`. */
function namedBy(pattern: RegExp, isWrong: (name: string) => boolean) {
  return pages.flatMap((page) => {
    const names = [...readPage(page).matchAll(pattern)].map(([, name = '']) => name)
    return names.filter(isWrong).map((name) => `${page}: ${name}`)
  })
}

test('pages name only npm commands that exist', () => {
  expect(namedBy(/npm run ([\w:-]+)/g, () => true).length).toBeGreaterThan(10)
  expect(namedBy(/npm run ([\w:-]+)/g, (name) => !(name in scripts))).toEqual([])
})

test('pages name only programs of the project that exist', () => {
  const program = /\bnode ((?:content|site|demo|scripts|blocks)\/(?!dist)[\w./-]+\.m?[jt]s)/g
  expect(namedBy(program, () => true).length).toBeGreaterThan(5)
  const isBuilt = (file: string) => file.includes('/dist/')
  expect(namedBy(program, (file) => !isBuilt(file) && !existsSync(join(root, file)))).toEqual([])
})
