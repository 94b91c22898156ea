import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn } from './imports.ts'

const root = join(import.meta.dirname, '..')

/** Libraries that parse files. Pictures are decoded by libvips in both, in threads of its own. */
const PARSERS = [
  ...['@capsizecss/unpack', '@gltf-transform/core', '@gltf-transform/functions', 'csv-parse'],
  ...['fflate', 'mediabunny', 'meshoptimizer', 'read-excel-file', 'sax', 'woff2-encoder'],
]

const imports = importsIn('{content,kit,blocks,scenes}/**/*.{ts,tsx}').filter((one) => !one.isType)

/** The files that are loaded with these, statically or dynamically. */
function loadedWith(entries: string[]): Set<string> {
  const loaded = new Set(entries)
  for (const file of loaded) for (const one of imports) if (one.file === file) loaded.add(one.path)
  return loaded
}

/** The parsers that files import, with a path into them or without. */
function parsersOf(files: Iterable<string>): string[] {
  const sources = [...files].map((file) => readFileSync(join(root, file), 'utf8'))
  return PARSERS.filter((name) => {
    const used = new RegExp(`^import (?!type\\b).*from '${name}(/[^']*)?'`, 'm')
    const inLines = new RegExp(`^} from '${name}(/[^']*)?'`, 'm')
    return sources.some((source) => used.test(source) || inLines.test(source))
  })
}

test('only the program for foreign files parses them in the content service', () => {
  const entries = imports.flatMap(({ file }) => (/^content\/app\//.test(file) ? [file] : []))
  const service = loadedWith([...entries, 'content/start.ts', 'content/instrumentation.ts'])
  expect(service).toContain('content/media/inspect-upload.ts')
  expect(service).toContain('content/listings/read-sheet.ts')
  expect(parsersOf(service)).toEqual([])
})

test('the program for foreign files has a parser for each kind', () => {
  expect(parsersOf(loadedWith(['content/read-foreign-files.ts']))).toEqual(PARSERS)
})
