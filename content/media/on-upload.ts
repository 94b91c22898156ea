import { readFile } from 'node:fs/promises'
import { BusyError } from '@belvedere/kit/queue.ts'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type File,
  Forbidden,
} from 'payload'
import { isEditor } from '../model/access.ts'
import { nameFor } from './file-name.ts'
import { inspect, PictureError } from './inspect.ts'
import { mimeOf } from './kinds.ts'
import { describePlaceholder } from './placeholder.ts'
import { queue } from './queue.ts'

const KEY = 'what the uploaded picture shows'

/**
 * Looks at an upload before Payload chooses the name it is kept under, and before anything is asked
 * of the database: decoding takes its time, and meanwhile others may write.
 */
export const takeUpload: CollectionBeforeOperationHook = async (args) => {
  const { context, operation, overrideAccess, req } = args
  if (!req.file || (operation !== 'create' && operation !== 'update')) return
  // Payload asks who this is only afterwards, and bytes of strangers are not for the decoders.
  if (!overrideAccess && !isEditor({ req })) throw new Forbidden(req.t)
  const bytes = await bytesOf(req.file)
  const { kind, width, height } = await refusing(inspect(bytes, req.file.name))
  const placeholder = kind === 'svg' ? NONE : await refusing(decoded(bytes, req.file.name))
  context[KEY] = { width, height, ...placeholder }
  req.file.name = nameFor(bytes, req.file.name, kind)
  req.file.mimetype = mimeOf(kind)
}

/** Fills in the size people see, the main colour and the placeholder of an uploaded picture. */
export const describeUpload: CollectionBeforeValidateHook = ({ context, data, req }) =>
  req.file ? { ...data, ...asFields(context[KEY]) } : data

function asFields(seen: unknown): object {
  return typeof seen === 'object' && seen !== null ? seen : {}
}

const NONE = { thumbhash: null, bgColor: null, base64: null }

async function decoded(bytes: Buffer, name: string) {
  try {
    return await queue.run(() => describePlaceholder(bytes))
  } catch (error) {
    if (error instanceof BusyError) throw error
    throw new PictureError(`"${name}" is damaged or cut short. Please export or upload it again.`)
  }
}

/** Says a refusal to the editor, as the studio shows it. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof BusyError) throw new APIError(error.message, 503, undefined, true)
    if (error instanceof PictureError) throw new APIError(error.message, 400, undefined, true)
    throw error
  }
}

/** The bytes of an upload, wherever Payload keeps them meanwhile. */
export function bytesOf({ data, tempFilePath }: File): Promise<Buffer> | Buffer {
  return tempFilePath && data.length === 0 ? readFile(tempFilePath) : data
}
