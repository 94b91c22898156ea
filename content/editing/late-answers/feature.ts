import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'

const addition = {
  views: { default: { Component: '/editing/late-answers/edit-view.tsx#EditView' } },
}

/** Keeps the text that is typed before the service has answered. */
export const typedKept: Feature = {
  collection: (collection) => addToCollection(collection, addition),
  global: (global) => addToGlobal(global, addition),
}
