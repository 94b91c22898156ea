import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { kindOfName } from '@belvedere/content/media/kinds.ts'
import { isObject } from '@belvedere/kit/json.ts'
import type { Copy, CopyFile, CopyPattern, CopyPlan } from '../copy.ts'
import { factFaults } from './fact-faults.ts'
import { faultsOf } from './faults-of.ts'
import { type Fault, type JsonFile, readJsonFile } from './json-file.ts'
import { namesOf } from './names-of.ts'
import { RECORD_PARTS } from './parts.ts'
import { type FormatFile, propertySchemas } from './property-schema.ts'
import { languageFaults, wordFaults } from './word-faults.ts'

/** A property to seed: its folder, and the contents of its JSON files. All of them are optional. */
export type Property = {
  folder: string
  copy: Partial<Copy>
  /** The shelf of the block picker, which shows every kind of block in its variants. */
  patterns: CopyPattern[]
  /** Every file of the property, by name. */
  files: Record<string, CopyFile>
  plan: CopyPlan
}

type Row = Record<string, unknown>

/** The records of a part of a property, and the data of a global; undefined where it has none. */
export function recordsIn(
  { copy }: Property,
  key: string,
): (Row & { title: string; slug: string })[] {
  return (copy as Record<string, (Row & { title: string; slug: string })[] | undefined>)[key] ?? []
}

export function globalIn({ copy }: Property, key: string): Row | undefined {
  return (copy as Record<string, Row | undefined>)[key]
}

/** All that is wrong with a property, each with file and line. */
export class PropertyError extends Error {
  readonly faults: readonly Fault[]

  constructor(folder: string, faults: readonly Fault[]) {
    const lines = faults.map(
      ({ file, line, text }) => `  ${file}${line ? `:${line}` : ''}  ${text}`,
    )
    const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`
    super([`${count} in the property ${folder}. Nothing was written.`, ...lines].join('\n'))
    this.faults = faults
  }
}

/**
 * Reads a property and checks it whole: formats, names, links, files. Throws a `PropertyError` with
 * all faults at once.
 */
export async function readProperty(folder: string): Promise<Property> {
  if (!isFolder(folder)) throw new PropertyError(folder, [{ file: folder, text: NO_FOLDER }])
  const files = readFiles(folder)
  const found = Object.values(files).filter((file) => file !== undefined)
  if (found.length === 0) throw new PropertyError(folder, [{ file: folder, text: NO_FILES }])
  const contentOf = (name: FormatFile) => {
    const file = files[name]
    return file && 'value' in file ? file.value : undefined
  }
  const [copy = {}, manifest = {}] = [contentOf('copy.json'), contentOf('manifest.json')]
  const schemas = propertySchemas(await namesOf(copy, manifest))
  const faults = await Promise.all(
    FORMAT_FILES.map(async (name) => {
      const file = files[name]
      if (!file) return []
      return 'value' in file
        ? faultsOf({ ...file, file: name }, schemas[name])
        : [{ ...file, file: name }]
    }),
  )
  const all = [
    ...faults.flat(),
    ...copyFaults(files['copy.json']),
    ...fileFaults(folder, files['manifest.json']),
  ]
  if (all.length > 0) throw new PropertyError(folder, inOrder(all))
  return {
    folder,
    copy: copy as Partial<Copy>,
    patterns: (contentOf('patterns.json') ?? []) as CopyPattern[],
    files: manifest as Record<string, CopyFile>,
    plan: (contentOf('models/plan.json') ?? {}) as CopyPlan,
  }
}

/** For programs: a property with faults ends them, with all faults on the terminal. */
export async function readPropertyOrExit(folder: string): Promise<Property> {
  try {
    return await readProperty(folder)
  } catch (error) {
    if (!(error instanceof PropertyError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const NO_FOLDER =
  'There is no such folder. “npm run new:property -- FOLDER” writes one to begin with.'
const NO_FILES =
  'This folder has neither copy.json nor manifest.json. “npm run new:property -- FOLDER” writes a folder to begin with.'

const FORMAT_FILES = ['copy.json', 'patterns.json', 'manifest.json', 'models/plan.json'] as const

/** As somebody reads who mends them: file by file, from the first line to the last. */
function inOrder(faults: readonly Fault[]): Fault[] {
  const files: readonly string[] = FORMAT_FILES
  const placeOf = ({ file }: Fault) => files.indexOf(file)
  return faults.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.line ?? 0) - (b.line ?? 0))
}

type Files = Partial<Record<FormatFile, JsonFile | Fault>>

function readFiles(folder: string): Files {
  const read = FORMAT_FILES.map((name) => [name, readJsonFile(join(folder, name))])
  return Object.fromEntries(read.filter(([, file]) => file !== undefined))
}

function isFolder(path: string) {
  return existsSync(path) && statSync(path).isDirectory()
}

/** What the schema of the texts does not tell, because it depends on other parts of them. */
function copyFaults(file: JsonFile | Fault | undefined): Fault[] {
  if (!file || !('value' in file) || !isObject(file.value)) return []
  return [
    ...slugFaults(file, file.value),
    ...factFaults(file),
    ...wordFaults(file),
    ...languageFaults(file),
  ]
}

/** Slugs that two records of a kind have. */
function slugFaults({ lineOf }: JsonFile, value: Row): Fault[] {
  return RECORD_PARTS.flatMap(({ key, noun }) => {
    const rows: unknown[] = Array.isArray(value[key]) ? value[key] : []
    const slugs = rows.map((row) => (isObject(row) ? row.slug : undefined))
    return slugs.flatMap((slug, at) => {
      if (typeof slug !== 'string' || slugs.indexOf(slug) === at) return []
      const text = `${key} › ${at + 1} › slug: another ${noun} has the slug “${slug}” too.`
      return [{ file: 'copy.json', line: lineOf([key, at, 'slug']), text }]
    })
  })
}

/** Files of the manifest that are not there, or that the media library would not take. */
function fileFaults(folder: string, manifest: JsonFile | Fault | undefined): Fault[] {
  if (!manifest || !('value' in manifest) || !isObject(manifest.value)) return []
  return Object.entries(manifest.value).flatMap(([name, entry]) => {
    const path = isObject(entry) ? entry.file : undefined
    if (typeof path !== 'string') return []
    const text = flawOfFile(join(folder, path), path)
    return text
      ? [{ file: 'manifest.json', line: manifest.lineOf([name, 'file']), text: `${name}: ${text}` }]
      : []
  })
}

function flawOfFile(file: string, path: string) {
  if (!existsSync(file)) return `there is no file ${path} in this folder.`
  if (!kindOfName(path)) return `${path} is of a type that the media library does not take.`
  return undefined
}
