import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
} from 'payload'
import { isEditor, isPublisher } from './access.ts'
import { hookedFirst } from './before-operation.ts'

const MAY_NOT_PUBLISH =
  'Only publishers change what the public sees. Save it as a draft, and ask a publisher to publish it.'
const MAY_NOT_REPLACE =
  'The public would see the new file at once, and only publishers decide that. Upload it as a new picture instead.'
const MAY_NOT_RESTORE =
  'Only publishers change what the public sees. Restore the version as a draft, and ask a publisher to publish it.'

type Save = { isDraft: boolean; isRestoredAsDraft: boolean; isPublished: boolean }

/** What somebody asks for; anything unknown counts as a change that the public sees. */
function saveOf(args: object): Save {
  const none = { draft: false, data: {}, unpublishAllLocales: false, publishSpecificLocale: '' }
  const whole = { ...none, ...args }
  const data = { _status: undefined, ...whole.data }
  const isPublished = data._status === 'published'
  const hasLocales = Boolean(whole.unpublishAllLocales || whole.publishSpecificLocale)
  return {
    isDraft: whole.draft === true && !isPublished && !hasLocales,
    isRestoredAsDraft: whole.draft === true,
    isPublished,
  }
}

/** Why this may not be done by whoever asks; nothing where it may. */
function refusalOf(req: PayloadRequest, operation: string, save: Save, hasDrafts: boolean) {
  if (!isEditor({ req }) || isPublisher({ req })) return undefined
  if (!hasDrafts) return operation === 'update' && req.file ? MAY_NOT_REPLACE : undefined
  if (operation === 'restoreVersion') return save.isRestoredAsDraft ? undefined : MAY_NOT_RESTORE
  if (operation === 'update') return save.isDraft ? undefined : MAY_NOT_PUBLISH
  if (operation !== 'create') return undefined
  return save.isPublished ? MAY_NOT_PUBLISH : undefined
}

function refuse(message: string | undefined) {
  if (message) throw new APIError(message, 403, undefined, true)
}

const ofCollection: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
  ...rest
}) => {
  if (overrideAccess) return
  const hasDrafts = Boolean(rest.collection.versions?.drafts)
  refuse(refusalOf(req, operation, saveOf(args), hasDrafts))
}

const ofGlobal: GlobalBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (!overrideAccess) refuse(refusalOf(req, operation, saveOf(args), true))
}

/** Keeps editors to drafts: whatever the public would see at once is for publishers. */
export function draftsOnlyForEditors(collection: CollectionConfig): CollectionConfig {
  return hookedFirst(collection, ofCollection)
}

/** The same for settings. */
export function globalDraftsOnlyForEditors(global: GlobalConfig): GlobalConfig {
  return hookedFirst(global, ofGlobal)
}
