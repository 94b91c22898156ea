import { change } from '../blocks/lists.ts'
import type { PageName } from './page-name.ts'

/** A list of kinds: the line that imports a kind, its entry, and how the list begins. */
type List = { start: string; imported: string; entry: string }

function listsOf({ folder, constant, component, key }: PageName): (List & { file: string })[] {
  const entry = folder === constant ? `  ${constant},` : `  '${folder}': ${constant},`
  return [
    {
      file: 'content/kinds/table.ts',
      start: 'const collections =',
      imported: `import { ${constant} } from './${folder}/kind.ts'`,
      entry,
    },
    {
      file: 'content/kinds/models.ts',
      start: 'const collections:',
      imported: `import { ${constant} } from './${folder}/model.ts'`,
      entry,
    },
    {
      file: 'site/screens/queries.ts',
      start: 'export const pageQueries =',
      imported: `import { ${constant}Page } from './${folder}/query.ts'`,
      entry: `  ${key}_page: ${constant}Page,`,
    },
    {
      file: 'site/screens/load-screen.ts',
      start: 'const loaders:',
      imported: `import { load${component} } from './${folder}/load.ts'`,
      entry: `  ${key}_page: load${component},`,
    },
  ]
}

const ENDPOINTS = 'testing/fuzz/api-endpoints.txt'

/** Adds a kind to every list, and the addresses of its collection to those of the service. */
export function addToLists(name: PageName): void {
  for (const list of listsOf(name)) change(list.file, (lines) => withKind(lines, list))
  change(ENDPOINTS, (lines) => {
    // Collections of pages have the same addresses.
    const own = lines.filter(isBelow('pages'))
    const added = own.map((line) => line.replace('/api/pages', `/api/${name.folder}`))
    return [...[...lines.filter(Boolean), ...added].sort(), '']
  })
}

/** Removes a kind from every list. */
export function removeFromLists(name: PageName): void {
  for (const { file, imported, entry } of listsOf(name))
    change(file, (lines) => lines.filter((line) => line !== imported && line !== entry))
  change(ENDPOINTS, (lines) => lines.filter((line) => !isBelow(name.folder)(line)))
}

function isBelow(folder: string) {
  return (line: string) => /^\S+ \/api\/([^/]+)/.exec(line)?.[1] === folder
}

/** The lines with the import, sorted by path among those below the folder, and the entry at the end. */
export function withKind(lines: readonly string[], { start, imported, entry }: List): string[] {
  const path = (line: string) =>
    line.startsWith('import ') ? line.split("'").find((part) => part.startsWith('./')) : undefined
  const after = lines.findLastIndex((line) => (path(line) ?? '~') < (path(imported) ?? ''))
  const first = lines.findIndex((line) => path(line) !== undefined)
  const at = after >= 0 ? after + 1 : first >= 0 ? first : lastImport(lines) + 1
  const all = lines.toSpliced(at, 0, imported)
  const end = all.findIndex((line, i) => i > all.findIndex(begins(start)) && line.startsWith('}'))
  return all.toSpliced(end, 0, entry)
}

function lastImport(lines: readonly string[]) {
  return lines.findLastIndex((line) => line.startsWith('import ') || line.startsWith('} from '))
}

function begins(start: string) {
  return (line: string) => line.startsWith(start)
}
