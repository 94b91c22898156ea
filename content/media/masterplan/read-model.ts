import { readFile } from 'node:fs/promises'
import type { Bytes } from '../bytes.ts'
import { inspectModel } from '../inspect-model.ts'
import { UploadError } from '../upload-error.ts'
import { markOf } from './optimised-file.ts'
import { ModelFlaw } from './prepare/flaw.ts'
import { type PreparedModel, prepare } from './prepare/prepare.ts'
import { toStored } from './stored-facts.ts'

/**
 * The facts of an uploaded model, as `media.shapes`, and a smaller file of it, if one can be made.
 * Throws an `UploadError` for a file that is no model.
 */
export async function readModel(bytes: Bytes, name: string) {
  await inspectModel(bytes, name)
  const whole = typeof bytes === 'string' ? await readFile(bytes) : bytes
  const { facts, optimised } = await prepared(whole, name)
  const shapes = toStored({ ...facts, mark: optimised && markOf(optimised) })
  return { kind: 'glb', shapes, optimised } as const
}

async function prepared(bytes: Buffer, name: string): Promise<PreparedModel> {
  try {
    return await prepare(bytes)
  } catch (error) {
    if (error instanceof ModelFlaw) throw new UploadError(`"${name}" ${error.message}`)
    throw error
  }
}
