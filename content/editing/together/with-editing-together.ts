import type { CollectionConfig, GlobalConfig, SanitizedConfig } from 'payload'
import { hookedFirst } from '../../payload/before-operation.ts'
import { refuseLockedDelete, refuseLockedUpdate } from './refuse-locked.ts'
import { globalChecks, recordChecks } from './refuse-stale.ts'
import { EDITED_TOGETHER } from './target.ts'

const OPEN_FORM = '/editing/together/open-form.tsx#OpenForm'

/** Several people may edit the records of this collection: nobody overwrites what another saved. */
export function withEditingTogether(collection: CollectionConfig): CollectionConfig {
  const { admin, custom, hooks } = collection
  const { edit, ...components } = admin?.components ?? {}
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), OPEN_FORM]
  const own = { ...components, edit: { ...edit, beforeDocumentControls } }
  return hookedFirst(
    {
      ...collection,
      custom: { ...custom, [EDITED_TOGETHER]: true },
      admin: { ...admin, components: own },
      hooks: {
        ...hooks,
        beforeValidate: [refuseLockedUpdate, ...(hooks?.beforeValidate ?? [])],
        beforeDelete: [refuseLockedDelete, ...(hooks?.beforeDelete ?? [])],
      },
    },
    recordChecks,
  )
}

/** As `withEditingTogether`, for a global. */
export function globalWithEditingTogether(global: GlobalConfig): GlobalConfig {
  const { admin, custom } = global
  const { elements, ...components } = admin?.components ?? {}
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), OPEN_FORM]
  const own = { ...components, elements: { ...elements, beforeDocumentControls } }
  return hookedFirst(
    {
      ...global,
      custom: { ...custom, [EDITED_TOGETHER]: true },
      admin: { ...admin, components: own },
    },
    globalChecks,
  )
}

/**
 * Turns Payload's own locks off where the forms here keep them: its locks end with each save
 * (`payload/dist/utilities/checkDocumentLockStatus.js`), autosaves included. Its table of locks
 * stays in use, also for the marks in lists.
 */
export function withoutPayloadLocks(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals])
    if (EDITED_TOGETHER in (entity.custom ?? {})) entity.lockDocuments = false
  return config
}
