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
    expect(code).not.toMatch(/data-discover|lazy\.middleware|unblocked|_tracked/)
  })

  test('brings what smooths the wheel with the wheel', () => {
    const late = scripts().filter((address) =>
      /virtualScroll|wheelMultiplier/.test(textOf(address)),
    )
    expect(late).not.toEqual([])
    for (const address of scriptsOf(Object.keys(index.styles))) expect(late).not.toContain(address)
  })

  test('brings the lightbox with the intent to look at a picture, in at most 15 KB', () => {
    const late = scripts().filter((address) => address.includes('/lightbox-'))
    expect(late).not.toEqual([])
    expect(kilobytes(late)).toBeLessThanOrEqual(15)
    for (const address of scriptsOf(Object.keys(index.styles))) expect(late).not.toContain(address)
  })

  test('leaves rich text to the server', () => {
    const code = scripts().map(textOf).join('\n')
    expect(code).not.toContain('frac14')
  })

  test('gives every block kind and every screen a stylesheet', () => {
    const foldersOf = (pattern: string) =>
      globSync(pattern, { cwd: projectRoot() }).map((file) => basename(dirname(file)))
    const kinds = foldersOf('blocks/*/index.ts').map((folder) => folder.replaceAll('-', '_'))
    const screens = foldersOf('site/screens/*/*.module.css').map((folder) => `${folder}_screen`)
    expect(screens).not.toEqual([])
    expect(Object.keys(index.styles).sort()).toEqual([...kinds, ...screens, 'sheet'].sort())
    for (const [kind, styles] of Object.entries(index.styles)) expect(styles, kind).not.toEqual([])
  })

  test('brings the styles of a shared part to the kinds that show it, and to no others', () => {
    const stylesOf = (kind: string) => (index.styles[kind] ?? []).join(' ')
    expect(stylesOf('property_listing')).toMatch(/\/chip-.*\/property-listing-/)
    expect(stylesOf('hero')).toMatch(/\/hero-/)
    expect(stylesOf('hero')).not.toMatch(/\/chip-/)
    expect(textOf(index.shellStyles)).not.toContain('.chip_')
  })

  test('names classes alike for the browser and the server', () => {
    const files = globSync('**/*.js', { cwd: join(dist, 'server') })
    const server = files.map((file) => readFileSync(join(dist, 'server', file), 'utf8')).join('\n')
    const [island = ''] = index.islands.contact_form ?? []
    for (const name of classNames(ownStyle('contact_form'))) {
      expect(server).toContain(name)
      expect(textOf(island)).toContain(name)
    }
  })

  test('puts the styles of the shell and of what it shows into one stylesheet', () => {
    const css = textOf(index.shellStyles)
    const layers = [...css.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) =>
      names.split(','),
    )
    expect([...new Set(layers)].slice(0, 4)).toEqual(['tokens', 'base', 'ui', 'shell'])
    expect(css).toMatch(/@layer shell\{.*\.header_/s)
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
  const names = [...textOf(address).matchAll(/\.([a-z][a-z\d-]*_[a-zA-Z]\w*)/g)]
  return new Set(names.map(([, name = '']) => name))
}

/** The one that is called like the kind. */
function ownStyle(kind: string) {
  const name = `/${kind.replace(/_screen$/, '').replaceAll('_', '-')}-`
  const own = index.styles[kind]?.findLast((address) => address.includes(name))
  if (!own) throw new Error(`${kind} has no stylesheet of its own.`)
  return own
}

function classNamesOfStaticKinds() {
  const kinds = Object.keys(index.styles).filter((kind) => kind !== 'sheet')
  const statics = kinds.filter((kind) => !index.islands[kind])
  return statics.flatMap((kind) => [...classNames(ownStyle(kind))])
}
