import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  NoUnusedFragmentsRule,
  specifiedRules,
  validate,
} from 'graphql'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { faultsOf, plain, wordsIn } from './faults.ts'
import * as fields from './fields.ts'
import { place } from './parts/fixture.ts'
import { isFields, rewrite, WALK } from './rewrite.ts'
import { NUMBERED, variantsOf } from './variants.ts'
import * as views from './views.ts'

type Block = { mode: string; fragment: DocumentNode; View: ComponentType<Record<string, unknown>> }
type Module = Record<string, unknown>

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, import.meta.url)),
  )
  .map((entry) => entry.name)

const blocks = views as unknown as Record<string, Block>
const schema = buildSchema(
  readFileSync(new URL('../content/schema.graphql', import.meta.url), 'utf8'),
)

const keyOf = (folder: string) => folder.replaceAll('-', '_')
const modules = import.meta.glob<Module>('./*/{fields,fixture,index}.ts')

async function load(folder: string, file: string): Promise<Module> {
  const found = await modules[`./${folder}/${file}`]?.()
  if (!found) throw new Error(`blocks/${folder}/${file} is missing. Every kind has one.`)
  return found
}

test('every kind stands in both lists, and nothing else does', () => {
  const keys = folders.map(keyOf).sort()
  expect(Object.keys(views).sort()).toEqual(keys)
  expect(
    Object.values(fields)
      .map((block) => block.slug)
      .sort(),
  ).toEqual(keys)
})

test.for(folders)('%s has a picture for the studio’s picker', (folder) => {
  const picture = new URL(`${folder}/thumbnail.webp`, import.meta.url)
  const command = `npm run thumbnails ${keyOf(folder)}`
  expect(existsSync(picture), `Take its picture: ${command}`).toBe(true)
  expect(statSync(picture).size, 'bytes').toBeLessThan(40_000)
})

test.for(folders)('%s is listed under its own key', async (folder) => {
  const { block } = await load(folder, 'index.ts')
  expect(blocks[keyOf(folder)]).toBe(block)
  const listed = Object.values(fields).find((one) => one.slug === keyOf(folder))
  expect(Object.values(await load(folder, 'fields.ts'))).toContain(listed)
})

test.for(folders)('%s asks only for fields the content service has', (folder) => {
  const fragment = blocks[keyOf(folder)]?.fragment
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule)
  expect(fragment && validate(schema, fragment, rules)).toEqual([])
})

test.for(folders)('%s asks of its own record', (folder) => {
  const own = blocks[keyOf(folder)]?.fragment.definitions[0]
  const record = own?.kind === 'FragmentDefinition' ? own.typeCondition.name.value : undefined
  const listed = Object.values(fields).find((one) => one.slug === keyOf(folder))
  expect(record).toBe(listed?.interfaceName)
})

test.for(folders)('%s has the fixtures full, sparse and extreme', async (folder) => {
  const fixtures = await load(folder, 'fixture.ts')
  for (const name of ['full', 'sparse', 'extreme']) {
    expect(fixtures, `${folder}/fixture.ts exports ${name}`).toHaveProperty(name)
    expect(render(folder, fixtures[name])).toMatch(/^<\w+ /)
  }
})

test.for(folders)('%s renders every fixture and variant without a fault', async (folder) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fixtures = await load(folder, 'fixture.ts')
  const full = isFields(fixtures.full) ? fixtures.full : {}
  for (const [name, data] of [...Object.entries(fixtures), ...variantsOf(full)]) {
    expect.soft(faultsOf(render(folder, data)), name).toEqual([])
  }
  expect.soft(said.mock.calls, 'what React says of the HTML').toEqual([])
  said.mockRestore()
})

/** Without what it is there for, a block shows nothing at all. */
const EMPTY: Record<string, string> = {
  'explore-more': 'no-links',
  'property-gallery': 'no-pictures',
}

/** How many items a kind shows of the many an editor may have given it; without a word: all. */
const SHOWN: Record<string, number> = { 'listings-related': 3 }

test.for(folders)('%s keeps its words, whatever else changes', async (folder) => {
  const { full } = await load(folder, 'fixture.ts')
  const shown = wordsIn(render(folder, full))
  for (const [name, data] of variantsOf(isFields(full) ? full : {})) {
    const left = wordsIn(render(folder, data))
    if (EMPTY[folder] === name) expect.soft(left, name).toBe('')
    else expect.soft(lostWords(firstOf(data, SHOWN[folder]), shown, left), name).toEqual([])
  }
})

/** What was shown of the full fixture and is left no more; numbered titles were shown without. */
function lostWords(data: unknown, shown: string, left: string) {
  const words = wordsOf(data).filter((word) => shown.includes(word.replace(NUMBERED, '')))
  return words.filter((word) => !left.includes(word))
}

function firstOf(data: Module, count = Number.POSITIVE_INFINITY) {
  return rewrite(data, (value) =>
    Array.isArray(value) && value.length > count ? value.slice(0, count) : WALK,
  )
}

function render(folder: string, data: unknown) {
  const View = blocks[keyOf(folder)]?.View
  if (!View || !isFields(data)) throw new Error(`${folder} has no view, or a fixture is no record.`)
  return renderToStaticMarkup(createElement(View, { ...data, place }))
}

/** The words an editor has written, those of pictures, links and categories aside. */
function wordsOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(wordsOf)
  if (!isFields(data) || 'responsiveImage' in data || 'to' in data) return []
  return Object.entries(data).flatMap(([name, value]) => {
    if (name === 'category') return []
    return WRITTEN.has(name) && typeof value === 'string' ? plain(value) : wordsOf(value)
  })
}

const WRITTEN = new Set(['eyebrow', 'title', 'subtitle', 'text', 'description', 'name'])

test.for(folders)('%s runs in the browser only when it is an island', (folder) => {
  const isIsland = existsSync(new URL(`${folder}/island.tsx`, import.meta.url))
  expect(blocks[keyOf(folder)]?.mode).toBe(isIsland ? 'island' : 'static')
  expect(existsSync(new URL(`${folder}/view.tsx`, import.meta.url))).toBe(!isIsland)
})

test.for(folders)('%s brings no query into the browser', (folder) => {
  for (const file of readdirSync(new URL(`${folder}/`, import.meta.url))) {
    if (!/\.tsx?$/.test(file) || /^(index|fragment|fields)\.ts$|\.test\./.test(file)) continue
    const source = readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8')
    const imports = source.match(
      /^import (?!type\b)[^'"]*['"][^'"]*(graphql|fragment)(\.ts)?['"]/gm,
    )
    expect(imports, `${folder}/${file}`).toBeNull()
  }
})

test.for(folders)('%s has its styles in one file, the only one its pages load', (folder) => {
  const files = readdirSync(new URL(`${folder}/`, import.meta.url))
  const sheets = files.filter((file) => file.endsWith('.css'))
  expect(sheets.filter((file) => file !== `${folder}.module.css`)).toEqual([])
})
