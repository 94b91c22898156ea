import type { CheckboxField } from 'payload'
import { asDoc, asDocs, type Doc } from '../payload/doc.ts'

/** The field of a block that says whether visitors are kept from it. */
export const HIDDEN = 'isHidden'

/**
 * Belongs to every kind of block. It is a part of the block, so it is copied, moved, merged, undone
 * and restored with it. The menu of the block sets it; the form itself shows no field for it.
 */
export function hiddenField(): CheckboxField {
  return { name: HIDDEN, label: 'Hidden', type: 'checkbox', admin: { hidden: true } }
}

/** Whether an editor has hidden this block. */
export const isHiddenBlock = (block: unknown): boolean => asDoc(block)[HIDDEN] === true

/** The blocks that visitors see. */
export const shownBlocks = (blocks: unknown): Doc[] =>
  asDocs(blocks).filter((block) => !isHiddenBlock(block))
