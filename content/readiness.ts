import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { whyUploadsAreAway } from './media/watch-uploads.ts'
import { faultReason } from './service/fault-reason.ts'

const MAX_SECONDS = 3

/** Why a service that has started cannot serve: its database does not respond, or its uploads are away. */
export async function findFault(payload: Payload): Promise<string | undefined> {
  try {
    return await Promise.race([askAll(payload), tooLate()])
  } catch (error) {
    return faultReason(error)
  }
}

async function askAll(payload: Payload) {
  await payload.count({ collection: 'pages' })
  return whyUploadsAreAway(payload)
}

/** A database that hangs must not hang the check. */
async function tooLate(): Promise<never> {
  await sleep(MAX_SECONDS * 1000, undefined, { ref: false })
  throw new Error(`The database does not respond within ${MAX_SECONDS} seconds.`)
}
