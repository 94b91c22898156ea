import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { expect, test } from 'vitest'

const root = projectRoot()

/** Where `new:block` and `new:page` write the files of each template. */
const WRITTEN_TO = {
  'scripts/blocks/template': 'blocks/new',
  'scripts/pages/template/content': 'content/kinds/new',
  'scripts/pages/template/site': 'site/screens/new',
}

const IMPORT = /^import (?:type )?\{ ([^}]+) \} from '((?:\.\.\/|@belvedere\/)[^']+)'/gm

/** A name that a template imports from a file of the project. */
type Wanted = { template: string; name: string; file: string }

const wanted: Wanted[] = Object.entries(WRITTEN_TO).flatMap(([folder, written]) =>
  globSync(`${folder}/*.txt`, { cwd: root }).flatMap((template) =>
    [...readFileSync(join(root, template), 'utf8').matchAll(IMPORT)].flatMap(
      ([, names = '', from = '']) =>
        names.split(',').map((name) => ({
          template,
          name: name.trim(),
          file: from.startsWith('.') ? join(written, from) : from.replace('@belvedere/', ''),
        })),
    ),
  ),
)

/** The file exports the name, by a declaration or in a list. */
function exportsName(file: string, name: string) {
  const source = readFileSync(join(root, file), 'utf8')
  const declared = new RegExp(
    `^export (?:async )?(?:const|function|type|interface|class) ${name}\\b`,
    'm',
  )
  const listed = new RegExp(`^export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\}`, 'm')
  return declared.test(source) || listed.test(source)
}

test('what the templates of new blocks and pages import is exported', () => {
  expect(wanted.length).toBeGreaterThan(15)
  const missing = wanted.filter(({ name, file }) => !exportsName(file, name))
  expect(missing).toEqual([])
})
