import { parseJson } from '@belvedere/kit/json.ts'
import { requestIdHeader } from '@belvedere/kit/request-id.ts'
import { serviceUrl } from '../content/service-url.ts'

/** What has changed since a position. */
export type Changes = Position & {
  tags: readonly string[]
  /** Everything may have changed. */
  reset: boolean
  /** The time since the oldest of these changes was committed; unknown without changes. */
  ageMs?: number | undefined
  /** Whether there are more changes after these. */
  more: boolean
}

/** Reads the change feed after a position; without one, only where it is now. */
export type ReadFeed = (after: Position | undefined) => Promise<Changes>

type Options = { contentUrl: string; publishKey: string; timeoutMs?: number | undefined }

/** The change feed could not be read, or its answer makes no sense. */
export class FeedError extends Error {
  override name = 'FeedError'
}

/** Creates a reader of the content service's change feed, `/changes` beside its GraphQL endpoint. */
export function createFeed({ contentUrl, publishKey, timeoutMs = 4000 }: Options): ReadFeed {
  const url = serviceUrl(contentUrl, '/changes')
  const headers = { authorization: `Bearer ${publishKey}`, accept: 'application/json' }
  return async (after) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const init = { headers: { ...headers, ...requestIdHeader() }, signal }
    const response = await fetch(url + queryOf(after), init).catch((cause) => {
      throw new FeedError(`The change feed at ${url} did not answer`, { cause })
    })
    if (response.ok) return parseChanges(await response.text())
    await response.body?.cancel()
    const advice = response.status === 401 ? ': check PUBLISH_KEY' : ''
    throw new FeedError(`The change feed at ${url} answered ${response.status}${advice}`)
  }
}

function queryOf(after: Position | undefined) {
  if (!after) return ''
  const { sequence, mark } = after
  return `?${new URLSearchParams({ after: String(sequence), mark })}`
}

function parseChanges(text: string): Changes {
  const changes = parseJson(text)
  if (isChanges(changes)) return changes
  throw new FeedError('The change feed sent an answer that it should not: is CONTENT_URL right?')
}

function isChanges(value: unknown): value is Changes {
  if (!isPosition(value)) return false
  const { tags, reset, more, ageMs } = value as Partial<Record<keyof Changes, unknown>>
  const isList = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')
  const isAge = ageMs === undefined || Number.isFinite(ageMs)
  return isList && isAge && typeof reset === 'boolean' && typeof more === 'boolean'
}

/**
 * A place in the change feed: the sequence number of a change and its random mark, which is another
 * one in a restored or replaced database.
 */
export type Position = { sequence: number; mark: string }

function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false
  const { sequence, mark } = value as Partial<Record<keyof Position, unknown>>
  return Number.isSafeInteger(sequence) && typeof mark === 'string'
}

/** A tag that everything carries. */
export const EVERYTHING = '*'
