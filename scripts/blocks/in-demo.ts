import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/paths.ts'

const FILES = ['demo/copy.json', 'demo/patterns.json', 'demo/kinds.json']

/** Removes a kind and its blocks from the demo; returns the changed files. */
export function removeFromDemo(key: string): string[] {
  return FILES.filter((file) => {
    const path = join(root, file)
    if (!existsSync(path)) return false
    const before: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const after = withoutBlocks(before, key)
    if (JSON.stringify(before) === JSON.stringify(after)) return false
    writeFileSync(path, `${JSON.stringify(after, null, 2)}\n`)
    return true
  })
}

/** The same value without the blocks of a kind, at whatever depth they lie. */
export function withoutBlocks(value: unknown, key: string): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !isOfKind(one, key)).map((one) => withoutBlocks(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutBlocks(part, key)]),
  )
}

/** A block of the kind, or the kind itself in the list of those that the demo shows. */
function isOfKind(value: unknown, key: string) {
  if (value === key) return true
  return typeof value === 'object' && value !== null && 'type' in value && value.type === key
}
