import { type FetchedBlock, parseBlock } from '../content/blocks.ts'
import type { Kinds } from '../content/kinds.ts'

/**
 * The time zone by whose evening a page turns to dusk: that of its first block that does. Null if
 * none does.
 */
export function duskOfPage(kinds: Kinds, blocks: readonly FetchedBlock[]): string | null {
  for (const raw of blocks) {
    const block = parseBlock(kinds, raw)
    const zone = block && kinds.get(block.type)?.duskZone?.(block.data)
    if (typeof zone === 'string') return zone
  }
  return null
}
