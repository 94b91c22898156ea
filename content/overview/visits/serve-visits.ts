import { createLog } from '@belvedere/kit/log.ts'
import { verify } from '@belvedere/kit/signature.ts'
import { parseBatch, type VisitBatch } from '@belvedere/kit/visits/batch.ts'
import type { Payload } from 'payload'
import { publishKey } from '../../service/env.ts'
import { faultReason } from '../../service/fault-reason.ts'
import { ANONYMOUS_BYTES, tooLarge } from '../../service/limits.ts'
import { readBytes, TooLargeError } from '../../service/read-bytes.ts'
import { applyBatch } from './apply-batch.ts'

const log = createLog('visits')

const UNSIGNED =
  'Sign the body with the publish key, and check that the clocks of both programs agree.'
const ODD = 'This is no whole batch: see VisitBatch in kit/visits/batch.ts.'
const NOT_READY = 'The visits could not be counted: please try again in a moment.'

/**
 * Handles `POST /visits`: the counts of the site. Answers 200 once it is committed, now or before,
 * and 422 if it never will be; for any other status the site tries again.
 */
export async function serveVisits(
  request: Request,
  open: () => Promise<Payload>,
): Promise<Response> {
  const body = await readBytes(request, { anonymous: ANONYMOUS_BYTES }).catch((error: unknown) => {
    if (error instanceof TooLargeError) return undefined
    throw error
  })
  if (!body) return refuse(422, tooLarge(ANONYMOUS_BYTES))
  if (!isSigned(request.headers, body)) return refuse(401, UNSIGNED)
  const batch = parse(body.toString())
  return batch ? count(batch, open) : refuse(422, ODD)
}

async function count(batch: VisitBatch, open: () => Promise<Payload>) {
  try {
    await applyBatch(await open(), batch)
    return answer(200, { counted: true })
  } catch (error) {
    log.error('Visits not counted; the site tries again', { reason: faultReason(error) })
    return answer(503, { errors: [{ message: NOT_READY }] }, { 'retry-after': '2' })
  }
}

function isSigned(headers: Headers, body: Buffer) {
  const timestamp = headers.get('x-belvedere-timestamp') ?? ''
  const signature = headers.get('x-belvedere-signature') ?? ''
  return verify({ key: publishKey(), timestamp, signature, body })
}

function parse(text: string): VisitBatch | undefined {
  try {
    return parseBatch(JSON.parse(text))
  } catch {
    return undefined
  }
}

function refuse(status: number, message: string) {
  log.warn('Visits refused', { reason: message })
  return answer(status, { errors: [{ message }] })
}

function answer(status: number, body: object, headers: Record<string, string> = {}) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
