import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KIND_NAMES } from '@belvedere/kit/property-kind.ts'
import Ajv from 'ajv'
import { expect, onTestFinished, test } from 'vitest'
import { readProperty, recordsIn } from '../format/read-property.ts'
import { starterCopy } from './copy.ts'
import { placeholderNote, placeholdersOf } from './placeholders.ts'
import { LANGUAGES, WORDS } from './words.ts'
import { writeStarter } from './write-starter.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-starter-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('the starters of all kinds in all languages have no faults', async () => {
  const folder = newFolder()
  await writeStarter({ folder, language: 'en', kind: 'villas' })
  for (const language of LANGUAGES)
    for (const kind of KIND_NAMES) {
      const copy = starterCopy(WORDS[language], kind, 'Quarry House')
      writeFileSync(join(folder, 'copy.json'), JSON.stringify(copy))
      const property = await readProperty(folder)
      const count = (key: string) => recordsIn(property, key).length
      const counts = ['pages', 'categories', 'listings', 'galleries'].map(count)
      expect(counts, `${kind} in ${language}`).toEqual([10, 3, 6, 1])
    }
})

test('the files of a starter are valid by the schemas beside them, and mistakes are not', async () => {
  const folder = newFolder()
  await writeStarter({ folder, language: 'en', kind: 'villas', name: 'Quarry House' })
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const validate = new Ajv({ strict: false }).compile(read('schemas/copy.schema.json'))
  const copy = read('copy.json')
  expect(copy.site.name).toBe('Quarry House')
  expect(validate(copy), JSON.stringify(validate.errors)).toBe(true)
  expect(validate({ ...copy, pagess: [] })).toBe(false)
  expect(validate({ ...copy, home: { blocks: [{ type: 'heroo' }] } })).toBe(false)
  const files = new Ajv({ strict: false }).compile(read('schemas/manifest.schema.json'))
  expect(files(read('manifest.json'))).toBe(true)
})

test('a folder with something in it is left as it is', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'copy.json'), '{"site":{"name":"Mine"}}')
  const writing = writeStarter({ folder, language: 'de', kind: 'offices' })
  await expect(writing).rejects.toThrow('is not empty')
  expect(readFileSync(join(folder, 'copy.json'), 'utf8')).toBe('{"site":{"name":"Mine"}}')
})

test('the texts that only say what belongs in their place are told with their lines', async () => {
  const folder = newFolder()
  await writeStarter({ folder, language: 'en', kind: 'villas' })
  const json = readFileSync(join(folder, 'copy.json'), 'utf8')
  const found = placeholdersOf(json)
  const lines = json.split('\n')
  for (const { text, lines: at } of found)
    for (const line of at) expect(lines[line - 1]).toContain(JSON.stringify(text))
  const { en } = WORDS
  const texts = found.map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining([en.imprint.text, en.group.text, en.home.intro]))
  expect(texts).not.toContain(en.contact.text)
  expect(placeholderNote(found)).toMatch(/copy\.json:\d+, \d+.*“Two sentences about this group/)
  const own = texts.reduce((all, text) => all.replaceAll(JSON.stringify(text), '"Ours"'), json)
  expect(placeholdersOf(own)).toEqual([])
})
