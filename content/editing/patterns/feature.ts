import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'

const controls = [
  '/editing/patterns/save-pattern.tsx#SavePattern',
  '/editing/patterns/pattern-shelf.tsx#PatternShelf',
]

/** “Save as a pattern” in the menu of each block, and the shelf of patterns where one is added. */
export const patternsOffered: Feature = {
  collection: (collection) => addToCollection(collection, { controls }),
  global: (global) => addToGlobal(global, { controls }),
}
