import { BusyError } from '@belvedere/kit/queue.ts'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  Forbidden,
} from 'payload'
import { isEditor } from '../model/access.ts'
import { bytesOf, hashOf } from './bytes.ts'
import { nameFor } from './file-name.ts'
import { familyOfMime, mimeOf } from './kinds.ts'
import { look } from './look.ts'
import { UploadError } from './upload-error.ts'

const KEY = 'what the uploaded file shows'

/**
 * Looks at an upload before Payload chooses the name it is kept under, and before anything is asked
 * of the database: decoding takes its time, and meanwhile others may write.
 */
export const takeUpload: CollectionBeforeOperationHook = async (args) => {
  const { context, operation, overrideAccess, req } = args
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return
  // Payload asks who this is only afterwards, and bytes of strangers are not for the decoders.
  if (!overrideAccess && !isEditor({ req })) throw new Forbidden(req.t)
  const bytes = bytesOf(file)
  const { kind, facts } = await refusing(look(bytes, file.name))
  context[KEY] = facts
  file.name = nameFor(await hashOf(bytes), file.name, kind)
  file.mimetype = mimeOf(kind)
}

/** Fills in what was seen of an uploaded file: its size, the main colour, the placeholder. */
export const describeUpload: CollectionBeforeValidateHook = ({
  context,
  data,
  originalDoc,
  req,
}) => {
  if (!req.file) return { ...data, ...sizeOf(originalDoc) }
  checkFamily(originalDoc?.mimeType, req.file.mimetype)
  return { ...data, ...asFields(context[KEY]) }
}

/** Payload takes the size from whoever sends one; the file has the one it was seen to have. */
function sizeOf(before: unknown) {
  const { width, height } = { width: undefined, height: undefined, ...asFields(before) }
  return before ? { width, height } : {}
}

/** Where a picture is shown nobody expects a film: the file may be replaced by its like only. */
function checkFamily(before: unknown, after: unknown) {
  const family = familyOfMime(before)
  if (!family || family === familyOfMime(after)) return
  throw new APIError(
    `This file replaces a ${family}, and can only be another ${family}. To use it, upload it as a new one.`,
    400,
    undefined,
    true,
  )
}

function asFields(seen: unknown): object {
  return typeof seen === 'object' && seen !== null ? seen : {}
}

/** Says a refusal to the editor, as the studio shows it. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof BusyError) throw new APIError(error.message, 503, undefined, true)
    if (error instanceof UploadError)
      throw new APIError(error.message, error.status, undefined, true)
    throw error
  }
}
