import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'

/** The files of the demo and of the tests' fixture, and how a kind is removed from each. */
const FILES = {
  'demo/copy.json': withoutBlocks,
  'demo/patterns.json': withoutPatterns,
  'demo/kinds.json': withoutKind,
  'e2e/fixture/copy.json': withoutBlocks,
  'e2e/fixture/patterns.json': withoutPatterns,
}

/** Removes a kind and its blocks from the demo and the fixture; returns the changed files. */
export function removeFromDemo(key: string): string[] {
  return Object.entries(FILES).flatMap(([file, without]) => {
    const path = join(root, file)
    if (!existsSync(path)) return []
    const before: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const after = without(before, key)
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    writeFileSync(path, `${JSON.stringify(after, null, 2)}\n`)
    return [file]
  })
}

/** A copy of the value without the blocks of a kind, at any depth, and without links to them. */
export function withoutBlocks(value: unknown, key: string): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !isOfKind(one, key)).map((one) => withoutBlocks(one, key))
  if (value === `/#${key}`) return '/'
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutBlocks(part, key)]),
  )
}

/** A pattern page that showed only this kind is removed as well. */
export function withoutPatterns(pages: unknown, key: string): unknown {
  const rest = withoutBlocks(pages, key)
  return Array.isArray(rest) ? rest.filter((page) => !isEmptyPage(page)) : rest
}

function isEmptyPage(page: { blocks?: unknown } | null) {
  return Array.isArray(page?.blocks) && page.blocks.length === 0
}

function withoutKind(kinds: unknown, key: string) {
  return Array.isArray(kinds) ? kinds.filter((kind) => kind !== key) : kinds
}

function isOfKind(value: unknown, key: string) {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === key
}
