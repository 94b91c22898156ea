import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLLECTION_PAGES } from '../../content/kinds/table.ts'
import { foldersOf, type PageName } from './page-name.ts'

const TEMPLATE = join(import.meta.dirname, 'template')

/** The files of a new kind by path, from the template: pages with title, description, picture and blocks. */
export function newFiles(name: PageName): Map<string, string> {
  const [content, site] = foldersOf(name)
  return new Map([...filesOf('content', content, name), ...filesOf('site', site, name)])
}

function filesOf(part: string, folder: string, name: PageName) {
  const parts: Record<string, string> = { ...name, position: `${nextPosition()}` }
  return readdirSync(join(TEMPLATE, part)).map((file) => {
    const text = readFileSync(join(TEMPLATE, part, file), 'utf8')
    const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => parts[key] ?? '')
    return [`${folder}/${file.replace(/\.txt$/, '')}`, filled] as const
  })
}

function nextPosition() {
  return 1 + Math.max(...Object.values(COLLECTION_PAGES).map(({ link }) => link.position))
}
