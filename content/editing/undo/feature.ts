import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'

const controls = ['/editing/undo/undo-buttons.tsx#UndoButtons']

/** Undo and redo in the form of a record. */
export const undoing: Feature = {
  collection: (collection) => addToCollection(collection, { controls }),
  global: (global) => addToGlobal(global, { controls }),
}
