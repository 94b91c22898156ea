import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]

test.each(pages)('%s names only commands that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
  expect(named.filter((name) => name && !(name in scripts))).toEqual([])
})

test.each(pages)('%s links only to files that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target]) => target ?? '')
  const missing = targets.filter((target) => !existsSync(join(root, dirname(page), target)))
  expect(missing).toEqual([])
})
