import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type List = Record<string, string>
type Lists = { current: List; previous: List; earlier: List }

/**
 * Writes `documents.json`, the list of queries that the content service accepts. It keeps the
 * queries of the two previous builds, whose processes may still run during a deployment.
 */
export async function writeDocuments(dist: string): Promise<void> {
  const built = pathToFileURL(join(dist, 'server', 'document-list.js')).href
  const { documentList }: { documentList: () => List } = await import(built)
  const file = join(dist, 'documents.json')
  const lists = nextLists(documentList(), readLists(file))
  writeFileSync(`${file}.new`, `${JSON.stringify(lists, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}

/** The next lists. If the queries are unchanged, the lists of earlier builds are kept. */
export function nextLists(current: List, before: Partial<Lists> | undefined): Lists {
  const isSame = JSON.stringify(before?.current) === JSON.stringify(current)
  const [previous, earlier] = isSame
    ? [before?.previous, before?.earlier]
    : [before?.current, before?.previous]
  return { current, previous: previous ?? {}, earlier: earlier ?? {} }
}

function readLists(file: string): Partial<Lists> | undefined {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  } catch {
    return undefined
  }
}
