import { createLog } from '@belvedere/kit/log.ts'
import type { Payload } from 'payload'
import { faultReason } from '../service/fault-reason.ts'
import { inspectUpload } from './inspect-upload.ts'
import { openMedia } from './store.ts'

const log = createLog('media')

/**
 * Measures the light of pictures that were uploaded before it was measured, one after the other.
 * One that cannot be read is left out, and tried again at the next start.
 */
export async function measureOlder(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { bgColor: { exists: true }, light: { exists: false } },
    select: { filename: true },
    depth: 0,
    pagination: false,
  })
  for (const { id, filename } of docs) {
    try {
      if (filename) await measure(payload, id, filename)
    } catch (error) {
      log.warn('Light of a picture not measured', { filename, reason: faultReason(error) })
    }
  }
  if (docs.length > 0) log.info('Light of older pictures measured', { count: docs.length })
}

async function measure(payload: Payload, id: number, filename: string) {
  const original = await openMedia().originals.find(filename)
  if (!original) return
  const { facts } = await inspectUpload(original.path, filename)
  await payload.update({ collection: 'media', id, data: { light: facts.light }, depth: 0 })
}
