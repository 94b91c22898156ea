import { readFile } from 'node:fs/promises'
import type { Bytes } from '../media/bytes.ts'
import { inspectModel } from '../media/inspect-model.ts'
import { markOf } from './optimised-file.ts'
import { prepareModel } from './prepare-model.ts'
import { toStored } from './stored-facts.ts'

/**
 * What an uploaded model says, as `media.shapes`, and a smaller file of it, if one can be made. Throws
 * an `UploadError` for a file that is no model.
 */
export async function readModel(bytes: Bytes, name: string) {
  await inspectModel(bytes, name)
  const whole = typeof bytes === 'string' ? await readFile(bytes) : bytes
  const { facts, optimised } = await prepareModel(whole, name)
  const shapes = toStored({ ...facts, mark: optimised && markOf(optimised) })
  return { shapes, optimised }
}
