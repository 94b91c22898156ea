import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../launch/paths.ts'
import { anchorsOf, linksOf } from './links.ts'
import { pages, readPage } from './pages.ts'

test('pages link only to files and headings that exist', () => {
  const links = pages.flatMap((page) => linksOf(readPage(page)).map((link) => ({ page, ...link })))
  const broken = links.filter(({ page, path, anchor }) => {
    const file = path === '' ? page : normalize(join(dirname(page), decodeURI(path)))
    if (!existsSync(join(root, file))) return true
    return anchor !== '' && file.endsWith('.md') && !anchorsOf(readPage(file)).has(anchor)
  })
  expect(links.length).toBeGreaterThan(100)
  expect(broken.map(({ page, path, anchor }) => `${page}: ${path}#${anchor}`)).toEqual([])
})

test('each page of docs/ can be reached from its index', () => {
  const listed = linksOf(readPage('docs/README.md')).map(({ path }) => join('docs', path))
  const own = pages.filter((page) => /^docs\/[^/]+\.md$/.test(page) && page !== 'docs/README.md')
  expect(own.filter((page) => !listed.includes(page))).toEqual([])
})

test('an anchor is made of the words of its heading; repeated ones are counted', () => {
  const text =
    '# What `npm run x` does\n## A & B (2)\n## Same\n### Same\n```sh\n# no heading\n```\n'
  expect([...anchorsOf(text)]).toEqual(['what-npm-run-x-does', 'a--b-2', 'same', 'same-1'])
})
