import { expect, test } from 'vitest'
import { importsIn, said } from './imports.ts'

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
const roomOf = (file: string) => file.split('/')[0] ?? ''

const imports = importsIn(SOURCES).map((one) => {
  return { ...one, from: roomOf(one.file), to: roomOf(one.path) }
})

test('there are imports to look at', () => {
  expect(imports.length).toBeGreaterThan(100)
})

test('rooms import only the rooms below them', () => {
  const wrong = imports.filter(({ from, to }) => from !== to && !ALLOWED[from]?.includes(to))
  expect(wrong.map(said)).toEqual([])
})

test('the content service takes only fields.ts from blocks', () => {
  const wrong = imports.filter(
    ({ from, to, path }) => from === 'content' && to === 'blocks' && !path.endsWith('fields.ts'),
  )
  expect(wrong.map(said)).toEqual([])
})

test('rooms of the product name each other by their package', () => {
  const wrong = imports.filter(({ from, to, name }) => {
    return from in PRODUCT && from !== to && !name.startsWith('@belvedere/')
  })
  expect(wrong.map(({ file, name }) => `${file} imports ${name}`)).toEqual([])
})
