import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'

const controls = ['/editing/hiding/hide-blocks.tsx#HideBlocks']

/** “Hide” and “Show” in the menu of each block. */
export const hiding: Feature = {
  collection: (collection) => addToCollection(collection, { controls }),
  global: (global) => addToGlobal(global, { controls }),
}
