import { asString } from '@belvedere/kit/json.ts'
import type { PayloadRequest } from 'payload'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import { nameOf, readStored, store } from './stored.ts'

/**
 * Does the work of a request once, in its transaction: a form that has lost the answer sends the same
 * key again, and gets the name of what the first request was about. Without a key it is done each time.
 */
export async function once(
  req: PayloadRequest,
  what: string,
  work: () => Promise<string>,
): Promise<string> {
  const name = nameOf(req, what)
  if (!name) return work()
  await waitForRecord(req, 'once', name)
  const earlier = await readStored(req, name)
  if (earlier) return asString(earlier.about)
  const about = await work()
  await store(req, name, { about })
  return about
}
