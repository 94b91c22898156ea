import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '@belvedere/kit/root.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBuild } from '../server/built-assets.ts'
import { SITE } from './entries.ts'
import type { BuildIndex } from './index-file.ts'

const dist = mkdtempSync(join(tmpdir(), 'belvedere-build-'))
let index: BuildIndex

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(SITE, 'build.ts'), dist])
  index = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
})

afterAll(() => rmSync(dist, { recursive: true, force: true }))

const textOf = (address: string) => readFileSync(join(dist, 'client', address), 'utf8')
const scripts = () =>
  globSync('assets/*.js', { cwd: join(dist, 'client') }).map((file) => `/${file}`)

/** What a browser fetches for a page with these kinds before anybody touches it. */
function scriptsOf(kinds: string[]) {
  const { entry, modules } = readBuild(dist)
  return [entry, ...modules(kinds)]
}

function kilobytes(addresses: string[]) {
  const sizes = addresses.map((address) => statSync(join(dist, 'client', `${address}.br`)).size)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

describe('a build', () => {
  test('sends at most 100 KB of script for a page with every kind', () => {
    expect(kilobytes(scriptsOf(Object.keys(index.styles)))).toBeLessThanOrEqual(100)
  })

  test('sends no script for static kinds', () => {
    const statics = Object.keys(index.styles).filter((kind) => !index.islands[kind])
    expect(statics.length).toBeGreaterThan(0)
    expect(scriptsOf(statics)).toEqual(scriptsOf([]))
  })

  test('has every script a document names, and no other than these, islands and late ones', () => {
    for (const address of scriptsOf(Object.keys(index.islands)))
      expect(scripts()).toContain(address)
  })

  test('leaves what only behaviours need to pages that have some', () => {
    const areOfBehaviours = (addresses: string[]) =>
      addresses.map((address) => address.includes('/behaviours-')).includes(true)
    expect(areOfBehaviours(scripts())).toBe(true)
    expect(areOfBehaviours(scriptsOf(Object.keys(index.styles)))).toBe(false)
  })

  test('asks for later scripts by nothing but their addresses', () => {
    expect(textOf(index.entry[0] ?? '')).not.toMatch(/__vite|modulepreload/)
  })

  test('keeps GraphQL and the code of static kinds out of the browser', () => {
    const code = scripts().map(textOf).join('\n')
    expect(code).not.toMatch(/gql\.tada|OperationDefinition|FRAGMENT_DEFINITION|fragment Hero/)
    for (const name of classNamesOfStaticKinds()) expect(code).not.toContain(name)
  })

  test('keeps what the site does not use of the router out of the browser', () => {
    const code = scripts().map(textOf).join('\n')
    expect(code).not.toContain('data-discover')
    expect(code).not.toContain('lazy.middleware')
  })

  test('gives every block kind and every screen a stylesheet', () => {
    const foldersOf = (pattern: string) =>
      globSync(pattern, { cwd: projectRoot() }).map((file) => basename(dirname(file)))
    const kinds = foldersOf('blocks/*/index.ts').map((folder) => folder.replaceAll('-', '_'))
    const screens = foldersOf('site/screens/*/*.module.css').map((folder) => `${folder}_screen`)
    expect(screens).not.toEqual([])
    expect(Object.keys(index.styles).sort()).toEqual([...kinds, ...screens].sort())
  })

  test('names classes alike for the browser and the server', () => {
    const files = globSync('**/*.js', { cwd: join(dist, 'server') })
    const server = files.map((file) => readFileSync(join(dist, 'server', file), 'utf8')).join('\n')
    const [island = ''] = index.islands.contact_form ?? []
    for (const name of classNames(index.styles.contact_form ?? '')) {
      expect(server).toContain(name)
      expect(textOf(island)).toContain(name)
    }
  })

  test('puts the styles of the shell and of all components into one stylesheet', () => {
    const css = textOf(index.shellStyles)
    const layers = [...css.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) =>
      names.split(','),
    )
    expect([...new Set(layers)]).toEqual(['tokens', 'base', 'ui', 'shell', 'blocks'])
    expect(css).toMatch(/@layer shell\{.*\.header-/s)
  })

  test('preloads two or three fonts', () => {
    expect(index.fonts.length).toBeGreaterThanOrEqual(2)
    expect(index.fonts.length).toBeLessThanOrEqual(3)
    for (const address of index.fonts) expect(readBuild(dist).file(address)?.status).toBe(200)
  })

  test('lets browsers keep what has a hash in its name, in its smallest form', () => {
    const file = readBuild(dist).file(index.shellStyles)
    expect(file?.headers.join()).toContain('immutable')
    expect(file?.forms.br?.body.length).toBeLessThan(file?.forms.identity.body.length ?? 0)
  })
})

function classNames(address: string) {
  const names = [...textOf(address).matchAll(/\.([a-z][\w-]*-[0-9a-f]{4})\b/g)]
  return new Set(names.map(([, name = '']) => name))
}

function classNamesOfStaticKinds() {
  const statics = Object.entries(index.styles).filter(([kind]) => !index.islands[kind])
  return statics.flatMap(([, address]) => [...classNames(address)])
}
