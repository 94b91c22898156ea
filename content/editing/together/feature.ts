import type { CollectionConfig, GlobalConfig, SanitizedConfig } from 'payload'
import { hookedFirst } from '../../payload/before-operation.ts'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { openFormsEndpoint } from './open-forms.ts'
import { refuseLockedDelete, refuseLockedUpdate } from './refuse-locked.ts'
import { globalChecks, recordChecks } from './refuse-stale.ts'
import { EDITED_TOGETHER } from './target.ts'

const controls = ['/editing/together/open-form.tsx#OpenForm']

/** Lets several people edit a record of this collection at once without overwriting each other's saves. */
export function editedTogether(collection: CollectionConfig): CollectionConfig {
  const { custom, hooks } = collection
  return hookedFirst(
    {
      ...addToCollection(collection, { controls }),
      custom: { ...custom, [EDITED_TOGETHER]: true },
      hooks: {
        ...hooks,
        beforeValidate: [refuseLockedUpdate, ...(hooks?.beforeValidate ?? [])],
        beforeDelete: [refuseLockedDelete, ...(hooks?.beforeDelete ?? [])],
      },
    },
    recordChecks,
  )
}

function globalEditedTogether(global: GlobalConfig): GlobalConfig {
  const custom = { ...global.custom, [EDITED_TOGETHER]: true }
  return hookedFirst({ ...addToGlobal(global, { controls }), custom }, globalChecks)
}

/**
 * Turns Payload's own locks off where the forms here keep them: its locks end with each save
 * (`payload/dist/utilities/checkDocumentLockStatus.js`), autosaves included. Its table of locks
 * stays in use, also for the marks in lists.
 */
function withoutPayloadLocks(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals])
    if (EDITED_TOGETHER in (entity.custom ?? {})) entity.lockDocuments = false
  return config
}

/** Lets several people edit a record at once without overwriting each other's saves. */
export const editingTogether: Feature = {
  collection: editedTogether,
  global: globalEditedTogether,
  endpoints: [openFormsEndpoint],
  config: withoutPayloadLocks,
}
