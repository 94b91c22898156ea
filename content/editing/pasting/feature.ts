import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'

const controls = ['/editing/pasting/paste-target.tsx#PasteTarget']

/** Pastes copied blocks and rows below others, instead of over them. */
export const pasting: Feature = {
  collection: (collection) => addToCollection(collection, { controls }),
  global: (global) => addToGlobal(global, { controls }),
}
