import { isBearer } from '@belvedere/kit/bearer.ts'
import { createLog } from '@belvedere/kit/log.ts'
import type { Payload } from 'payload'
import { publishKey } from '../../service/env.ts'
import { answerSite } from '../../service/site-messages.ts'
import type { Position } from './position.ts'
import { readChanges } from './read-changes.ts'

const log = createLog('content')

const NO_KEY = 'Send the publish key as a bearer token.'
const NO_POSITION =
  'Send the position of the last answer, "?after=<sequence>&mark=<mark>", or no parameters.'
const NOT_READY = 'The content service is not ready: please try again in a moment.'

/** Handles `GET /changes`: what has changed since a position, for holders of the publish key. */
export async function serveChanges(
  request: Request,
  open: () => Promise<Payload>,
): Promise<Response> {
  if (!isBearer(request.headers.get('authorization'), publishKey()))
    return refuse(401, NO_KEY, { 'WWW-Authenticate': 'Bearer' })
  const { searchParams } = new URL(request.url)
  const after = positionOf(searchParams)
  if (!after && searchParams.size > 0) return refuse(400, NO_POSITION)
  try {
    return answerSite(200, await readChanges(await open(), after))
  } catch (error) {
    log.error('Change feed could not be read', { error })
    return refuse(503, NOT_READY, { 'Retry-After': '2' })
  }
}

function positionOf(query: URLSearchParams): Position | undefined {
  const sequence = query.get('after') ?? ''
  const mark = query.get('mark')
  if (!/^\d{1,9}$/.test(sequence) || mark === null) return undefined
  return { sequence: Number(sequence), mark }
}

function refuse(status: number, message: string, headers: Record<string, string> = {}) {
  return answerSite(status, { errors: [{ message }] }, headers)
}
