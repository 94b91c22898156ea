import type { Field } from 'payload'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'

const list: Field = {
  name: 'errorList',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/editing/errors/error-list.tsx#ErrorList' },
  },
}

/** Lists the errors of a refused save above the fields of the form. */
export const errorsListed: Feature = {
  collection: (collection) => addToCollection(collection, { above: [list] }),
  global: (global) => addToGlobal(global, { above: [list] }),
}
