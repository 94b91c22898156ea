import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_NAMES, SHARED_NAMES } from '@belvedere/kit/own-paths.ts'
import { COLLECTION_PAGES } from '../../content/kinds/table.ts'
import { root } from '../../launch/paths.ts'
import { type BlockName, nameOf } from '../blocks/block-name.ts'

/** The spellings of a kind of page; its folders and its collection have the same name. */
export type PageName = BlockName

/** Other fields of a link, and first parts of addresses that belong to the programs. */
const TAKEN: string[] = ['label', 'target', 'anchor', 'url', ...OWN_NAMES, ...SHARED_NAMES]

/** Derives all spellings from a name; throws if it cannot name a kind of page. */
export function pageNameOf(given: string | undefined): PageName {
  const name = nameOf(given, { noun: 'page', example: 'press' })
  if (!TAKEN.includes(name.folder)) return name
  throw new Error(
    `"${given}" cannot name a page: the site or its links use this word. Choose another.`,
  )
}

/** The folders of a kind, from the root of the repository. */
export function foldersOf({ folder }: PageName): [string, string] {
  return [`content/kinds/${folder}`, `site/screens/${folder}`]
}

/** Throws if a folder, collection, path or type of this name exists. */
export function refuseTaken(name: PageName): void {
  for (const folder of foldersOf(name))
    if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`)
  const types = readFileSync(join(root, 'content/payload-types.ts'), 'utf8')
  if (new RegExp(`^    '?${name.folder}'?: `, 'm').test(types))
    throw new Error(`There is a collection "${name.folder}" already. Choose another name.`)
  const other = Object.values(COLLECTION_PAGES).find(({ below }) => below === `/${name.folder}`)
  if (other)
    throw new Error(`The path /${name.folder} has ${other.labels.plural}. Choose another name.`)
  const schema = readFileSync(join(root, 'content/schema.graphql'), 'utf8')
  if (new RegExp(`^type ${name.component}PageRecord\\b`, 'm').test(schema))
    throw new Error(`There is a type "${name.component}PageRecord" already. Choose another name.`)
}
