import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { BUNDLED_FACES } from '@belvedere/kit/brand/faces.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuildIndex } from '../server/render/build-index.ts'
import { readBuild } from '../server/render/built-assets.ts'
import { shortNames } from './class-names.ts'
import { SITE } from './entries.ts'
import { shortProperties } from './short-properties.ts'

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

/** The scripts that every document loads. */
function namedScripts() {
  const { entry, modules } = readBuild(dist)
  return [entry, ...modules]
}

/** Scripts that load on demand: the lightbox, the map in three dimensions and so on. */
const ON_DEMAND =
  /\/(?:lightbox|claim-wheel|menu-layers|start-globe|start-form|start-filters|more|run-scene|mount|travel|words|round-button\.module|picture|start-preview|follow-consent|prove|derive-key|move-sun|position|show-hour|move-sky|turn-dial|sun-of-map|scene-hours|follow-hour|daylight|keep-clear|clear-pins|stand-aside|open-film|hours)-/
/**
 * Loads when the page is idle: the panel of the menu, and what asks ahead, counts and follows. Some
 * seconds later the question about cookies.
 */
const AT_REST = /\/at-rest-/
const BANNER = /\/banner-/

const LATE = [ON_DEMAND, AT_REST, BANNER]

/** Scripts that a page can load without interaction. */
const earlyScripts = () => scripts().filter((address) => !LATE.some((late) => late.test(address)))

type Manifest = Record<string, { file: string; dynamicImports?: string[] }>

const manifest = (): Manifest => JSON.parse(textOf('.vite/manifest.json'))

/** The behaviours of screens, each loaded by its own screen alone. */
function screenScripts() {
  const sources = Object.entries(manifest()).filter(([source]) =>
    /^screens\/[\w-]+\/behaviour\.ts$/.test(source),
  )
  return sources.map(([, { file }]) => `/${file}`)
}

/** Everything that a page loads for the map in three dimensions, once it is asked for. */
function sceneScripts() {
  const files = manifest()
  const source = 'screens/map/run-scene.ts'
  const found = [source, ...(files[source]?.dynamicImports ?? [])].map((one) => {
    return `/${files[one]?.file}`
  })
  const early = earlyScripts()
  for (const address of found)
    found.push(...importsOf(address).filter((one) => ![...early, ...found].includes(one)))
  return found
}

function kilobytes(addresses: string[]) {
  const sizes = addresses.map((address) => statSync(join(dist, 'client', `${address}.br`)).size)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

describe('a build', () => {
  test('sends at most 21.6 KB of script for a screen with every kind', () => {
    const [early, screens] = [earlyScripts(), screenScripts()]
    for (const address of namedScripts()) expect(early).toContain(address)
    for (const address of screens) expect(early).toContain(address)
    expect(screens.length).toBeGreaterThan(1)
    const kinds = kilobytes(early.filter((address) => !screens.includes(address)))
    for (const screen of screens) expect(kinds + kilobytes([screen])).toBeLessThanOrEqual(21.6)
  })

  test('starts a page with one script for the shell and one for its blocks, and has no other file of Rolldown', () => {
    expect(namedScripts()).toHaveLength(1)
    const blocks = scripts().filter((address) => address.includes('/block-behaviours-'))
    expect(blocks).toHaveLength(1)
    for (const address of [...blocks, ...screenScripts()])
      expect([...namedScripts(), ...blocks]).toEqual(expect.arrayContaining(importsOf(address)))
    expect(scripts().filter((address) => address.includes('runtime'))).toEqual([])
  })

  test('opens the menu, follows builds, counts a visit and asks ahead with at most 5.6 KB, once the page is at rest', () => {
    const atRest = scripts().filter((address) => AT_REST.test(address))
    expect(atRest).toHaveLength(1)
    expect(kilobytes(atRest)).toBeLessThanOrEqual(5.6)
    expect(namedScripts()).toEqual(expect.arrayContaining(importsOf(atRest[0] ?? '')))
    for (const address of earlyScripts()) expect(importsOf(address)).not.toContain(atRest[0])
    const menu = shortNames()('menu', join(SITE, 'shell/menu/menu.module.css'))
    expect(textOf(atRest[0] ?? '')).toContain(`.${menu}{`)
    expect(textOf(index.shellStyles)).not.toContain(`.${menu}{`)
  })

  test('starts the contact form with at most 3.6 KB, once it is near', () => {
    const form = scripts().filter((address) => address.includes('/start-form-'))
    expect(form).toHaveLength(1)
    expect(kilobytes(form)).toBeLessThanOrEqual(3.6)
    for (const address of earlyScripts()) expect(importsOf(address)).not.toContain(form[0])
  })

  test('has no long name of a property that was shortened, neither in styles nor in scripts', () => {
    const long = [...shortProperties().keys()]
    const files = globSync('**/*.{css,js}', { cwd: join(dist, 'client') })
    expect(files.length).toBeGreaterThan(50)
    const left = files.flatMap((file) => {
      const text = readFileSync(join(dist, 'client', file), 'utf8')
      return long.filter((name) => text.includes(`(${name})`)).map((name) => `${file} ${name}`)
    })
    expect(left).toEqual([])
  })

  test('loads the map in three dimensions on demand, with at most 135 KB', () => {
    const scene = sceneScripts()
    const drawing = scripts().filter((address) => textOf(address).includes('WebGLRenderer'))
    expect(drawing).toHaveLength(1)
    expect(scene).toContain(drawing[0])
    expect(kilobytes(scene)).toBeLessThanOrEqual(135)
    for (const address of earlyScripts()) expect(importsOf(address)).not.toContain(drawing[0])
  })

  test('ships no React to the browser', () => {
    expect(scripts().map(textOf).join('\n')).not.toContain('react.fragment')
  })

  test('has every script that documents load', () => {
    for (const address of namedScripts()) expect(scripts()).toContain(address)
  })

  test('loads scripts on demand without the preload helper of Vite', () => {
    expect(textOf(index.entry[0] ?? '').match(/__vite|vite:preload/)).toBeNull()
  })

  test('ships no GraphQL and no views of kinds to the browser', () => {
    const code = scripts().map(textOf).join('\n')
    expect(code).not.toMatch(/gql\.tada|OperationDefinition|FRAGMENT_DEFINITION|fragment Hero/)
    for (const name of classNamesOfKinds()) expect(code).not.toContain(name)
  })

  test('loads smooth scrolling on demand', () => {
    const late = scripts().filter((address) =>
      /virtualScroll|wheelMultiplier/.test(textOf(address)),
    )
    expect(late).not.toEqual([])
    for (const address of earlyScripts()) expect(late).not.toContain(address)
  })

  test('loads the lightbox on demand, with at most 15 KB', () => {
    const late = scripts().filter((address) => address.includes('/lightbox-'))
    expect(late).not.toEqual([])
    expect(kilobytes(late)).toBeLessThanOrEqual(15)
    for (const address of earlyScripts()) expect(importsOf(address)).not.toContain(late[0])
  })

  test('ships no rich text code to the browser', () => {
    const code = scripts().map(textOf).join('\n')
    // An error code of parse5, which reads rich text on the server.
    expect(code).not.toContain('eof-in-script-html-comment-like-text')
  })

  test('gives every block kind and every screen a stylesheet', () => {
    const foldersOf = (pattern: string) =>
      globSync(pattern, { cwd: projectRoot() }).map((file) => basename(dirname(file)))
    const kinds = foldersOf('blocks/*/index.ts').map((folder) => folder.replaceAll('-', '_'))
    const folders = new Set(foldersOf('site/screens/*/*.module.css'))
    const screens = [...folders].map((folder) => `${folder}_screen`)
    expect(screens.length).toBeGreaterThan(1)
    expect(Object.keys(index.styles.day).sort()).toEqual(
      [...kinds, ...screens, 'error_screen', 'preview_bar', 'sheet'].sort(),
    )
    for (const [kind, styles] of Object.entries(index.styles.day))
      expect(styles, kind).not.toEqual([])
  })

  test('adds the styles of a shared part only to the kinds that use it', () => {
    const stylesOf = (kind: string) => (index.styles.day[kind] ?? []).join(' ')
    expect(stylesOf('property_listing')).toMatch(/\/chip-.*\/property-listing-/)
    expect(stylesOf('hero')).toMatch(/\/hero-/)
    expect(stylesOf('listing_screen')).toMatch(/\/day-.*\/listing-|\/listing-.*\/day-/)
    expect(stylesOf('hero')).not.toMatch(/\/chip-/)
    expect(textOf(index.shellStyles)).not.toContain('.chip_')
  })

  test('puts the styles of the shell and its parts into one stylesheet', () => {
    const css = textOf(index.shellStyles)
    const layers = [...css.matchAll(/@layer ([\w,]+)/g)].flatMap(([, names = '']) =>
      names.split(','),
    )
    expect([...new Set(layers)].slice(0, 4)).toEqual(['tokens', 'base', 'ui', 'shell'])
    const header = shortNames()('header', join(SITE, 'shell/header/header.module.css'))
    expect(css.slice(css.indexOf('@layer shell{'))).toContain(`.${header}{`)
  })

  test('has the files of all bundled typefaces', () => {
    const files = BUNDLED_FACES.flatMap((face) => face.files)
    expect(files.length).toBeGreaterThan(12)
    for (const { href } of files) expect(readBuild(dist).file(href)?.status).toBe(200)
  })

  test('serves files with a hash in their name as immutable and compressed', () => {
    const file = readBuild(dist).file(index.shellStyles)
    expect(file?.headers.join()).toContain('immutable')
    expect(file?.encodings.br?.body.length).toBeLessThan(file?.encodings.identity.body.length ?? 0)
  })
})

/** The scripts that a script imports statically. */
function importsOf(address: string) {
  const names = [...textOf(address).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)]
  return names.map(([, name]) => `/assets/${name}`)
}

function classNames(address: string) {
  const names = [...textOf(address).matchAll(/\.([a-z][a-z\d-]*_[a-zA-Z]\w*)/g)]
  return new Set(names.map(([, name = '']) => name))
}

/** The kind's own stylesheet. */
function ownStyle(kind: string) {
  const name = `/${kind.replace(/_screen$/, '').replaceAll('_', '-')}-`
  const own = index.styles.day[kind]?.findLast((address) => address.includes(name))
  if (!own) throw new Error(`${kind} has no own stylesheet.`)
  return own
}

function classNamesOfKinds() {
  const kinds = Object.keys(index.styles.day).filter(
    (kind) => !['sheet', 'error_screen', 'preview_bar'].includes(kind),
  )
  return kinds.flatMap((kind) => [...classNames(ownStyle(kind))])
}
