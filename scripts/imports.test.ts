import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Which rooms each room of the product may import. What is not named here is refused. */
const PRODUCT: Record<string, string[]> = {
  kit: [],
  motion: ['kit'],
  ui: ['motion', 'kit'],
  blocks: ['ui', 'motion', 'kit'],
  content: ['blocks', 'kit'],
  site: ['blocks', 'ui', 'motion', 'kit'],
}

/** The same for what stands around the product: demo content, tests, tools. */
const AROUND: Record<string, string[]> = {
  demo: ['content', 'blocks', 'kit'],
  e2e: ['kit', 'demo', 'scripts'],
  bench: ['kit', 'content', 'demo', 'e2e', 'scripts'],
  scripts: ['kit', 'content', 'site', 'demo', 'bench', 'e2e'],
}

const ALLOWED = { ...PRODUCT, ...AROUND }

const SOURCES = `{${Object.keys(ALLOWED).join(',')}}/**/*.{ts,tsx,mjs}`
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g

type Import = { file: string; name: string; path: string; from: string; to: string }

function roomOf(file: string) {
  return file.split('/')[0] ?? ''
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const path = target(file, name)
    return path ? [{ file, name, path, from: roomOf(file), to: roomOf(path) }] : []
  })
}

/** The path an import leads to inside the project; nothing for packages and Node's own modules. */
function target(file: string, name: string) {
  if (name.startsWith('@belvedere/')) return name.slice('@belvedere/'.length)
  return name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : undefined
}

const files = globSync(SOURCES, {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', '.next'].includes(name),
})
const imports = files.flatMap(importsOf)

test('there are imports to look at', () => {
  expect(imports.length).toBeGreaterThan(100)
})

test('rooms import only the rooms below them', () => {
  const wrong = imports.filter(({ from, to }) => from !== to && !ALLOWED[from]?.includes(to))
  expect(wrong.map(({ file, path }) => `${file} imports ${path}`)).toEqual([])
})

test('the content service takes only fields.ts from blocks', () => {
  const wrong = imports.filter(
    ({ from, to, path }) => from === 'content' && to === 'blocks' && !path.endsWith('fields.ts'),
  )
  expect(wrong.map(({ file, path }) => `${file} imports ${path}`)).toEqual([])
})

test('rooms of the product name each other by their package', () => {
  const wrong = imports.filter(({ from, to, name }) => {
    return from in PRODUCT && from !== to && !name.startsWith('@belvedere/')
  })
  expect(wrong.map(({ file, name }) => `${file} imports ${name}`)).toEqual([])
})
