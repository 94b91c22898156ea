import type { CheckboxField, FieldHook } from 'payload'
import { deliveryScope } from '../payload/access.ts'
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

/**
 * Leaves hidden blocks out wherever a record is read for visitors: the public API, what shared links
 * of a preview show, and the pictures and texts that are made of a page. Editors and previews get
 * all blocks.
 */
export const withoutHiddenBlocks: FieldHook = ({ value, req }) =>
  Array.isArray(value) && deliveryScope(req) === 'published' ? shownBlocks(value) : value
