import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type List = Record<string, string>
type Lists = { current: List; previous: List; earlier: List }

/**
 * Writes the queries of a build for the content service: `documents.json`. Those of the two builds
 * before stay in it, because their processes may still be running while this one is brought out.
 */
export async function writeDocuments(dist: string): Promise<void> {
  const built = pathToFileURL(join(dist, 'server', 'document-list.js')).href
  const { documentList }: { documentList: () => List } = await import(built)
  const file = join(dist, 'documents.json')
  const lists = nextLists(documentList(), readLists(file))
  writeFileSync(`${file}.new`, `${JSON.stringify(lists, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}

/** A build that asks the same as the one before leaves the older queries where they are. */
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
