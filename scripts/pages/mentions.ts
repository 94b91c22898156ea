import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'
import { foldersOf, type PageName } from './page-name.ts'

const SOURCES = '{blocks,content,site,demo}/**/*.{ts,tsx}'
const SKIPPED = ['node_modules', 'dist', '.next', 'migrations', 'testing', 'app']
const GENERATED = /payload-types\.ts$|page-kinds\.ts$|\.d\.ts$|\.test\.tsx?$/

/** The files of the product, besides its own and the lists, that name a collection of pages. */
export function productFilesThatName(name: PageName): string[] {
  const own = [...foldersOf(name).map((folder) => `${folder}/`), 'content/kinds/table.ts']
  const named = new RegExp(`['"\`]${name.folder}['"\`]`)
  return globSync(SOURCES, { cwd: root, exclude: (entry) => SKIPPED.includes(entry) })
    .filter((file) => !GENERATED.test(file) && !own.some((one) => file.startsWith(one)))
    .filter((file) => named.test(readFileSync(join(root, file), 'utf8')))
    .filter((file) => file !== 'content/kinds/models.ts')
    .sort()
}
