import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { paletteOf } from '@belvedere/kit/brand/palette.ts'
import { dressThumbnail } from '@belvedere/kit/brand/thumbnail.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { buildSchema, type DocumentNode } from 'graphql'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import * as fields from './fields.ts'
import { fragmentErrors } from './fragment-errors.ts'
import { htmlProblems, lettersIn, textIn } from './html-problems.ts'
import { place } from './parts/fixture.ts'
import { isFields, rewrite, VISIT_PARTS } from './rewrite.ts'
import { SAMPLES, samplesIn } from './sample-media.ts'
import { NUMBERED, variantsOf } from './variants.ts'
import * as views from './views.ts'

type Block = { fragment: DocumentNode; View: ComponentType<Record<string, unknown>> }
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
  if (!found) throw new Error(`blocks/${folder}/${file} is missing; every kind needs one.`)
  return found
}

test('fields.ts and views.ts list every kind, and nothing else', () => {
  const keys = folders.map(keyOf).sort()
  expect(Object.keys(views).sort()).toEqual(keys)
  expect(
    Object.values(fields)
      .map((block) => block.slug)
      .sort(),
  ).toEqual(keys)
})

test.for(folders)('%s has no thumbnail, or one of the shapes that the studio knows', (folder) => {
  const file = new URL(`${folder}/thumbnail.svg`, import.meta.url)
  if (!existsSync(file)) return
  const svg = readFileSync(file, 'utf8')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 480 320">\n/)
  const dressed = dressThumbnail(svg, paletteOf(null))
  const classes = [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  for (const name of classes) expect(dressed, name).toContain(`.${name}{`)
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g))
    expect(dressed, id).toContain(`id="${id}"`)
  // Colours are those of the brand, and each shape has a class or a symbol.
  expect(svg).not.toMatch(/fill=|stroke=|style=|<image|<script/)
  expect(svg.length, 'bytes').toBeLessThan(2500)
})

test.for(folders)('%s is listed under its own key', async (folder) => {
  const { block } = await load(folder, 'index.ts')
  expect(blocks[keyOf(folder)]).toBe(block)
  const listed = Object.values(fields).find((one) => one.slug === keyOf(folder))
  expect(Object.values(await load(folder, 'fields.ts'))).toContain(listed)
})

test.for(folders)('%s queries only fields of the schema', (folder) => {
  const fragment = blocks[keyOf(folder)]?.fragment
  expect(fragment && fragmentErrors(schema, fragment)).toEqual([])
})

test.for(folders)('%s has a fragment on its own record type', (folder) => {
  const own = blocks[keyOf(folder)]?.fragment.definitions[0]
  const record = own?.kind === 'FragmentDefinition' ? own.typeCondition.name.value : undefined
  const listed = Object.values(fields).find((one) => one.slug === keyOf(folder))
  expect(record).toBe(listed?.interfaceName)
})

test.for(folders)('%s has the fixtures full, sparse and extreme', async (folder) => {
  const fixtures = await load(folder, 'fixture.ts')
  for (const name of ['full', 'sparse', 'extreme']) {
    expect(fixtures, `${folder}/fixture.ts exports ${name}`).toHaveProperty(name)
    const { body } = parseHtml(render(folder, fixtures[name]))
    expect(body.firstChild?.nodeName, name).toBe(body.firstElementChild?.tagName)
    expect(body.firstElementChild?.attributes.length, name).toBeGreaterThan(0)
  }
})

test.for(folders)('%s shows pictures and videos that exist', async (folder) => {
  const fixtures = await load(folder, 'fixture.ts')
  const mistyped = Object.entries(fixtures).flatMap(([name, data]) =>
    samplesIn(data)
      .filter((file) => !SAMPLES.has(file) && !isInDemo(file))
      .map((file) => `"${name}" in blocks/${folder}/fixture.ts shows ${file}`),
  )
  const advice = `${folder}: correct the name, add the file to demo/, or list it in blocks/sample-media.ts`
  expect(mistyped, advice).toEqual([])
})

const isInDemo = (file: string) =>
  ['images', 'films'].some((media) =>
    existsSync(new URL(`../demo/${media}/${file}`, import.meta.url)),
  )

/** Kinds that show no text. */
const WITHOUT_TEXT = new Set(['spacer'])

test.for(folders)('%s escapes markup in its text', async (folder) => {
  const { extreme } = await load(folder, 'fixture.ts')
  if (!WITHOUT_TEXT.has(folder)) expect(JSON.stringify(extreme)).toContain('<script>')
  expect(render(folder, extreme)).not.toContain('<script')
})

test.for(folders)('%s renders every fixture and variant without problems', async (folder) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fixtures = await load(folder, 'fixture.ts')
  const full = isFields(fixtures.full) ? fixtures.full : {}
  for (const [name, data] of [...Object.entries(fixtures), ...variantsOf(full)]) {
    expect.soft(htmlProblems(render(folder, data)), name).toEqual([])
  }
  expect.soft(consoleError.mock.calls, 'warnings of React').toEqual([])
  consoleError.mockRestore()
})

/** The variants in which a kind renders nothing, because its main content is missing. */
const EXPECTED_EMPTY: Record<string, string> = {
  'explore-more': 'no-links',
  'property-gallery': 'no-pictures',
}

/** The maximum number of items of a kind; all if not listed. */
const MAX_ITEMS: Record<string, number> = { 'listings-related': 3 }

test.for(folders)('%s keeps its text in every variant', async (folder) => {
  const { full } = await load(folder, 'fixture.ts')
  const shown = textIn(render(folder, full))
  for (const [name, data] of variantsOf(isFields(full) ? full : {})) {
    const left = textIn(render(folder, data))
    if (EXPECTED_EMPTY[folder] === name) expect.soft(left, name).toBe('')
    else expect.soft(missingWords(firstOf(data, MAX_ITEMS[folder]), shown, left), name).toEqual([])
  }
})

/** Words of the full fixture that the variant lacks, ignoring numbers added to titles. */
function missingWords(data: unknown, shown: string, left: string) {
  const words = wordsOf(data).filter((word) => shown.includes(word.replace(NUMBERED, '')))
  return words.filter((word) => !left.includes(word))
}

function firstOf(data: Module, count = Number.POSITIVE_INFINITY) {
  return rewrite(data, (value) =>
    Array.isArray(value) && value.length > count ? value.slice(0, count) : VISIT_PARTS,
  )
}

const rendered = new Map<string, string>()

/** Renders each fixture and each variant once: several tests look at the same HTML. */
function render(folder: string, data: unknown) {
  const key = `${folder} ${JSON.stringify(data)}`
  const html = rendered.get(key) ?? renderAnew(folder, data)
  rendered.set(key, html)
  return html
}

function renderAnew(folder: string, data: unknown) {
  const View = blocks[keyOf(folder)]?.View
  if (!View || !isFields(data))
    throw new Error(`${folder} has no view, or its fixture is not an object.`)
  return renderToStaticMarkup(createElement(View, { ...data, place }))
}

/** The text of a record, without that of pictures, links and categories. */
function wordsOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(wordsOf)
  if (!isFields(data) || 'responsiveImage' in data || 'to' in data) return []
  return Object.entries(data).flatMap(([name, value]) => {
    if (name === 'category') return []
    return TEXT_FIELDS.has(name) && typeof value === 'string' ? lettersIn(value) : wordsOf(value)
  })
}

const TEXT_FIELDS = new Set(['eyebrow', 'title', 'subtitle', 'text', 'description', 'name'])

test.for(folders)('%s imports no query into the browser', (folder) => {
  for (const file of readdirSync(new URL(`${folder}/`, import.meta.url))) {
    if (!/\.tsx?$/.test(file) || /^(index|fragment|fields)\.ts$|\.test\./.test(file)) continue
    const source = readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8')
    const imports = source.match(
      /^import (?!type\b)[^'"]*['"][^'"]*(graphql|fragment)(\.ts)?['"]/gm,
    )
    expect(imports, `${folder}/${file}`).toBeNull()
  }
})

test.for(folders)('%s uses each of its stylesheets, of which one has its name', (folder) => {
  const files = readdirSync(new URL(`${folder}/`, import.meta.url))
  const sheets = files.filter((file) => file.endsWith('.css'))
  const source = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8'))
    .join()
  expect(sheets.filter((file) => !source.includes(`from './${file}'`))).toEqual([])
  if (sheets.length > 0) expect(sheets).toContain(`${folder}.module.css`)
})
