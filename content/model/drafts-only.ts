import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { isEditor, isPublisher } from '../payload/access.ts'
import { hookedFirst } from '../payload/before-operation.ts'
import type { Feature } from '../payload/feature.ts'
import { refusal } from '../payload/refusal.ts'

const MAY_NOT_PUBLISH =
  'Only publishers can change published content. Save it as a draft and ask a publisher to publish it.'
const MAY_NOT_REPLACE =
  'Only publishers can replace a file, because the new one is public at once. Upload it as a new file instead.'

const ODD_STATUS = 'Set _status to "draft" or "published", or leave it out.'

type Save = { isDraft: boolean; isPublished: boolean; isCopy: boolean }

/** Reads the kind of save from an operation's arguments; anything unknown counts as publishing. */
function saveOf(args: object): Save {
  const none = { draft: false, data: {}, unpublishAllLocales: false, publishSpecificLocale: '' }
  const { duplicateFromID } = { duplicateFromID: undefined, ...args }
  const values = { ...none, ...args }
  const data = { _status: undefined, ...values.data }
  const isPublished = data._status === 'published'
  const hasLocales = Boolean(values.unpublishAllLocales || values.publishSpecificLocale)
  return {
    isDraft: values.draft === true && !isPublished && !hasLocales,
    isPublished,
    isCopy: duplicateFromID !== undefined && duplicateFromID !== null,
  }
}

/**
 * The database would store any text as a status, and such a record would be neither draft nor
 * published.
 */
function refuseOddStatus(args: object) {
  const { data } = { data: {}, ...args }
  const { _status } = { _status: undefined, ...data }
  const isKnown = _status === 'draft' || _status === 'published'
  if (!isKnown && _status !== undefined && _status !== null) throw refusal(ODD_STATUS, 400)
}

/** The reason why the user may not do this, or undefined if they may. */
function denialReason(req: PayloadRequest, operation: string, save: Save, hasDrafts: boolean) {
  if (!isEditor({ req }) || isPublisher({ req })) return undefined
  if (!hasDrafts) return operation === 'update' && req.file ? MAY_NOT_REPLACE : undefined
  if (operation === 'update' || operation === 'restoreVersion')
    return save.isDraft ? undefined : MAY_NOT_PUBLISH
  if (operation !== 'create') return undefined
  // A copy takes the status of its original, unless it is made as a draft.
  const isPublic = save.isPublished || (save.isCopy && !save.isDraft)
  return isPublic ? MAY_NOT_PUBLISH : undefined
}

function throwIfDenied(message: string | undefined) {
  if (message) throw refusal(message, 403)
}

const checkCollectionSave: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
  ...rest
}) => {
  const hasDrafts = Boolean(rest.collection.versions?.drafts)
  if (hasDrafts) refuseOddStatus(args)
  if (overrideAccess) return
  throwIfDenied(denialReason(req, operation, saveOf(args), hasDrafts))
}

const checkGlobalSave: GlobalBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  refuseOddStatus(args)
  if (!overrideAccess) throwIfDenied(denialReason(req, operation, saveOf(args), true))
}

/** Restricts editors to drafts: only publishers may make changes that are public at once. */
export const draftsOnly: Feature = {
  collection: (collection) => hookedFirst(collection, checkCollectionSave),
  global: (global) => hookedFirst(global, checkGlobalSave),
}
