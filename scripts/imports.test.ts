import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeImport, type Import, importsIn } from './imports.ts'

/** The workspaces that each workspace of the product may import. Anything else fails. */
const PRODUCT: Record<string, string[]> = {
  kit: [],
  motion: ['kit'],
  scenes: ['motion', 'kit'],
  ui: ['motion', 'kit'],
  blocks: ['ui', 'motion', 'kit'],
  content: ['blocks', 'scenes', 'kit'],
  site: ['blocks', 'ui', 'scenes', 'motion', 'kit'],
}

/** The same for demo content, tests and tools. */
const AROUND: Record<string, string[]> = {
  demo: ['content', 'blocks', 'kit'],
  launch: ['demo', 'kit'],
  testing: ['launch', 'content', 'site', 'blocks', 'kit'],
  e2e: ['testing', 'launch', 'demo', 'kit'],
  bench: ['testing', 'launch', 'e2e', 'content', 'site', 'demo', 'scenes', 'kit'],
  scripts: ['testing', 'launch', 'e2e', 'content', 'site', 'demo', 'blocks', 'kit'],
}

const ALLOWED = { ...PRODUCT, ...AROUND }

const root = join(import.meta.dirname, '..')
const SOURCES = `{${Object.keys(ALLOWED).join(',')}}/**/*.{ts,tsx,mjs}`
const workspaceOf = (file: string) => file.split('/')[0] ?? ''

/** The schema is the contract of both programs, and no code. */
const isSchema = ({ path }: Import) => path.startsWith('content/schema.graphql')

const imports = importsIn(SOURCES)
  .filter((one) => !isSchema(one))
  .map((one) => ({ ...one, from: workspaceOf(one.file), to: workspaceOf(one.path) }))

test('the pattern finds imports', () => {
  expect(imports.length).toBeGreaterThan(100)
})

/** A kind's browser test shows the kind on a page, and is removed together with it. */
const isPageTest = ({ file, path }: Import) =>
  /^blocks\/.*\.contract\.test\.tsx?$/.test(file) && path.startsWith('site/testing/')

test('workspaces import only the workspaces below them', () => {
  const wrong = imports.filter(
    (one) => one.from !== one.to && !ALLOWED[one.from]?.includes(one.to) && !isPageTest(one),
  )
  expect(wrong.map(describeImport)).toEqual([])
})

/** Files that load scripts of a theme, once a page has what they belong to. */
const LOADERS = [
  'blocks/hero/behaviour.ts',
  'blocks/weather-content/behaviour.ts',
  'site/browser/theme-script.ts',
]

test('only slots know the pieces of themes', () => {
  const room = /^ui\/themes\/(?:day|plain)\//
  const pieces = imports.filter(({ path }) => room.test(path))
  const wrong = pieces.filter(({ file }) => {
    const isInside = room.test(file) || file.startsWith('ui/themes/slots/')
    return !isInside && !file.includes('.test.') && !LOADERS.includes(file)
  })
  expect(pieces.length).toBeGreaterThan(20)
  expect(wrong.map(describeImport)).toEqual([])
})

test('no files import each other in a circle, not even types', () => {
  const byFile = Map.groupBy(imports, ({ file }) => file)
  const seen = new Set<string>()
  const circles: string[] = []
  const follow = (file: string, way: string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (seen.has(file)) return
    seen.add(file)
    for (const { path } of byFile.get(file) ?? []) follow(path, [...way, file])
  }
  for (const file of byFile.keys()) follow(file, [])
  expect(circles).toEqual([])
})

test('the content service imports only fields.ts from blocks', () => {
  const wrong = imports.filter(
    ({ from, to, path }) => from === 'content' && to === 'blocks' && !path.endsWith('fields.ts'),
  )
  expect(wrong.map(describeImport)).toEqual([])
})

test('only scenes imports three', () => {
  const files = globSync(SOURCES, {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', '.next'].includes(name),
  })
  const drawing = files.filter((file) => {
    return /from 'three['/]/.test(readFileSync(join(root, file), 'utf8'))
  })
  expect(drawing.filter((file) => workspaceOf(file) !== 'scenes')).toEqual([])
  expect(drawing.length).toBeGreaterThan(0)
})

/** The check of the database runs before there are packages. */
const BEFORE_PACKAGES =
  /^content\/payload\/database\/(?:ask-database|check-database|migrations-dir|url|version)\.ts$/

test('workspaces of the product import each other by package name', () => {
  const wrong = imports.filter(({ file, from, to, name }) => {
    if (BEFORE_PACKAGES.test(file) && to === 'kit') return false
    return from in PRODUCT && from !== to && !name.startsWith('@belvedere/')
  })
  expect(wrong.map(({ file, name }) => `${file} imports ${name}`)).toEqual([])
})

/** The dependencies of a workspace in its package.json. */
const listedIn = (workspace: string) => {
  const text = readFileSync(join(root, workspace, 'package.json'), 'utf8')
  const { dependencies, devDependencies, workspaces = [] } = JSON.parse(text)
  return { names: Object.keys({ ...dependencies, ...devDependencies }), workspaces }
}

/** Tools that the root has for the tests of all workspaces. */
const tools = listedIn('.').names
const PACKAGE = /^(?:import|export)\b[^'"`;]*?\bfrom '([^'.][^']*)'|^import '([^'.][^']*)'/gm
/** Node's own modules, and names that only a build knows. */
const NO_PACKAGE = /^(?:node:|@payload-|\/)/

test.each(Object.keys(ALLOWED))('the package.json of %s lists what it imports', (workspace) => {
  const { names } = listedIn(workspace)
  const files = globSync(`${workspace}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', '.next'].includes(name),
  })
  const imported = files.flatMap((file) => {
    const found = readFileSync(join(root, file), 'utf8').matchAll(PACKAGE)
    return [...found].map(([, named, bare]) => named ?? bare ?? '')
  })
  const packages = imported
    .filter((name) => !NO_PACKAGE.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
  const rooms = imports
    .filter(({ from, to }) => from === workspace && to !== workspace)
    .map(({ to }) => `@belvedere/${to}`)
  const wanted = new Set([...packages, ...rooms])
  const known = new Set([...names, ...tools, `@belvedere/${workspace}`])
  expect([...wanted].filter((name) => !known.has(name))).toEqual([])
})

test('all rooms with code are workspaces', () => {
  expect(listedIn('.').workspaces.toSorted()).toEqual(Object.keys(ALLOWED).sort())
})
