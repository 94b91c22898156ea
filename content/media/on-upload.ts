import { asFields } from '@belvedere/kit/json.ts'
import { isBusy } from '@belvedere/kit/queue.ts'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  Forbidden,
} from 'payload'
import { isEditor } from '../payload/access.ts'
import { refusal } from '../payload/refusal.ts'
import { bytesOf, hashOf } from './bytes.ts'
import { keepDelivered } from './delivered-file.ts'
import { nameFor } from './file-name.ts'
import { inspectUpload } from './inspect-upload.ts'
import { familyOfMime, mimeOf } from './kinds.ts'
import { UploadError } from './upload-error.ts'

const NO_FILE = 'No file arrived. Choose a file, and send it in a form as "file".'
const KEY = 'uploadFacts'

/**
 * Inspects an upload before Payload chooses its file name and before the transaction begins:
 * decoding is slow and must not block other writers.
 */
export const prepareUpload: CollectionBeforeOperationHook = async (args) => {
  const { context, operation, overrideAccess, req } = args
  const { file } = req
  if (operation !== 'create' && (operation !== 'update' || !file)) return
  // Payload checks access later, but files of anonymous users must not reach the decoders.
  if (!overrideAccess && !isEditor({ req })) throw new Forbidden(req.t)
  // Without a file Payload would fetch one from an address in the data.
  if (!file) throw refusal(NO_FILE, 400)
  const bytes = bytesOf(file)
  const { kind, facts, optimised } = await withApiErrors(inspectUpload(bytes, file.name))
  context[KEY] = facts
  keepDelivered(context, optimised)
  file.name = nameFor(await hashOf(bytes), file.name, kind)
  file.mimetype = mimeOf(kind)
}

/** Sets the fields read from the file: dimensions, main colour, placeholder and so on. */
export const describeUpload: CollectionBeforeValidateHook = ({
  context,
  data,
  originalDoc,
  req,
}) => {
  if (!req.file) return { ...data, ...storedFacts(originalDoc) }
  checkFamily(originalDoc?.mimeType, req.file.mimetype)
  return { ...data, ...asFields(context[KEY]) }
}

const FACTS = ['width', 'height', 'mimeType', 'filesize']

/** Payload accepts facts of the file from clients; this restores the stored ones. */
function storedFacts(before: unknown) {
  const stored = new Map(Object.entries(asFields(before)))
  return before ? Object.fromEntries(FACTS.map((name) => [name, stored.get(name)])) : {}
}

/** A file may only be replaced by one of the same family: pages expect a picture, not a video. */
function checkFamily(before: unknown, after: unknown) {
  const family = familyOfMime(before)
  if (!family || family === familyOfMime(after)) return
  throw refusal(
    `A ${family} can only be replaced by another ${family}. Upload this file as a new one instead.`,
    400,
  )
}

/** Turns known errors into API errors, whose messages the studio shows. */
async function withApiErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isBusy(error)) throw refusal(error.message, 503)
    if (error instanceof UploadError)
      throw new APIError(error.message, error.status, undefined, true)
    throw error
  }
}
