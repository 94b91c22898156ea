import { asText, type Doc } from '../payload/doc.ts'
import { shownBlocks } from './hidden-blocks.ts'

/**
 * Whether the page of the map has something to show: a plan, a model, an address, or a block. Without
 * any it is a grey surface, which is not public.
 */
export function showsMap({ plan, model, address, blocks }: Doc): boolean {
  return Boolean(plan ?? model ?? asText(address)) || shownBlocks(blocks).length > 0
}
