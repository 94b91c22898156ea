import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { describeImport, type Import, importsIn } from './imports.ts'

/**
 * The areas of `site/` that each area may import. Anything else fails. Browser code reaches screens
 * and shell parts only through the registry of their behaviours.
 */
const PRODUCT: Record<string, string[]> = {
  'browser/store': [],
  browser: ['browser/store'],
  changes: ['content'],
  content: [],
  media: ['content'],
  shell: ['browser/store', 'content'],
  'structured-data': ['shell', 'content'],
  screens: ['structured-data', 'shell', 'browser/store', 'content'],
  server: ['screens', 'structured-data', 'shell', 'browser/store', 'changes', 'content', 'media'],
}

/** The same for programs, the build, the catalogue and test helpers. */
const AROUND: Record<string, string[]> = {
  build: ['server'],
  dev: ['server', 'build'],
  testing: ['server', 'browser', 'browser/store', 'changes', 'content', 'build'],
  catalogue: [
    ...['server', 'screens', 'shell', 'browser/store', 'content'],
    ...['dev', 'build', 'testing'],
  ],
  '': ['build', 'dev', 'server'],
}

const ALLOWED = { ...PRODUCT, ...AROUND }

/** Files that other areas may also import, but only their types. */
const TYPES: Record<string, string[]> = {
  browser: ['site/shell/part.ts'],
  'browser/store': ['site/content/inventory.ts', 'site/content/settings.ts'],
  server: ['site/browser/page-data.ts', 'site/browser/preview/preview-payload.ts'],
}

/** The area of a file: its folder inside `site/`, or '' for files directly in `site/`. */
function areaOf(path: string) {
  const [, first = '', second] = path.split('/')
  if (second === undefined) return ''
  return first === 'browser' && second === 'store' ? 'browser/store' : first
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

const imports = importsIn('site/**/*.{ts,tsx}')
  .filter(({ path }) => path.startsWith('site/'))
  .map((one) => ({ ...one, from: areaOf(one.file), to: areaOf(one.path) }))
  .filter(({ from, to }) => from !== to)

function isAllowed({ file, path, from, to, isType }: Import & { from: string; to: string }) {
  if (ALLOWED[from]?.includes(to)) return true
  if (isTest(file)) return to === 'testing'
  return isType && (TYPES[from]?.includes(path) ?? false)
}

test.each(Object.keys(ALLOWED))('site/%s imports only the areas below it', (area) => {
  const own = imports.filter(({ from }) => from === area)
  expect(own.filter((one) => !isAllowed(one)).map(describeImport)).toEqual([])
})

test('every area inside the site has a rule', () => {
  expect(imports.length).toBeGreaterThan(100)
  const areas = new Set(imports.flatMap(({ from, to }) => [from, to]))
  expect([...areas].filter((area) => !(area in ALLOWED))).toEqual([])
})

/** The rooms of `site/server` that each of them may import; the files beside them may import all. */
const ROOMS: Record<string, string[]> = {
  http: [],
  cache: ['http'],
  edge: ['cache'],
  render: ['cache', 'http'],
  preview: ['render', 'cache', 'http'],
  pages: ['preview', 'render', 'edge', 'cache', 'http'],
  publish: ['http'],
  share: ['http'],
  found: ['render', 'cache', 'http'],
  enquiries: ['pages', 'render', 'cache', 'http'],
  visits: ['pages', 'cache', 'http'],
}

/** The room of a file in `site/server`, or '' for files directly in it and files elsewhere. */
const roomOf = (path: string) => /^site\/server\/([^/]+)\//.exec(path)?.[1] ?? ''

const betweenRooms = importsIn('site/server/**/*.{ts,tsx}')
  .filter(({ path }) => path.startsWith('site/server/'))
  .map((one) => ({ ...one, from: roomOf(one.file), to: roomOf(one.path) }))
  .filter(({ from, to }) => from !== to && from !== '')

test.each(Object.keys(ROOMS))('site/server/%s imports only the rooms below it', (room) => {
  const own = betweenRooms.filter(({ from, file }) => from === room && !isTest(file))
  expect(own.filter(({ to }) => !ROOMS[room]?.includes(to)).map(describeImport)).toEqual([])
})

test('every room of the server has a rule, and none imports a room that imports it', () => {
  expect(betweenRooms.length).toBeGreaterThan(50)
  const rooms = new Set(betweenRooms.flatMap(({ from, to }) => [from, to]).filter(Boolean))
  expect([...rooms].filter((room) => !(room in ROOMS))).toEqual([])
  const mutual = Object.entries(ROOMS).flatMap(([room, below]) =>
    below.filter((other) => ROOMS[other]?.includes(room)),
  )
  expect(mutual).toEqual([])
})

test('the shell imports only types from content', () => {
  const taken = imports.filter(({ from, to }) => from === 'shell' && to === 'content')
  expect(taken).not.toEqual([])
  expect(taken.filter(({ isType }) => !isType).map(describeImport)).toEqual([])
})

const REGISTERED = /^(?:blocks|site\/screens|site\/shell)\/\*\/behaviour\.ts$/

test('the browser registries import only behaviours', () => {
  const root = join(import.meta.dirname, '..')
  const registered = globSync('site/browser/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const calls = [...source.matchAll(/import\.meta\.glob[^(]*\(([^)]*)\)/g)]
    return calls.flatMap(([, call = '']) => {
      const base = /\bbase: '([^']+)'/.exec(call)?.[1] ?? '.'
      const patterns = call.match(/\.\.?\/[^']*\*[^']*/g) ?? []
      return patterns.map((name) => relative(root, join(root, dirname(file), base, name)))
    })
  })
  expect(registered.length).toBe(3)
  expect(registered.filter((path) => !REGISTERED.test(path))).toEqual([])
})
