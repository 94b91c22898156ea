import { CONNECTION_LOST, messageOf, request, send, sentenceOf } from '../../../studio/request.ts'
import type { WhatGoes } from '../what-goes.ts'

/** The effects of deleting records, or the reason why they are unknown. */
export type Answer = { goes: WhatGoes } | { why: string }

const WHY =
  'Where this is used cannot be looked up now: the content service did not answer. What is still used is not deleted.'

/** Requests the effects of deleting these records; `records` is the address of their collection. */
export async function askWhatGoes(
  records: string,
  ids: (number | string)[],
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const options = { body: { ids: ids.map(Number) }, signal, failed: WHY }
    return { goes: await request<WhatGoes>(`${records}/before-deleting`, options) }
  } catch (error) {
    return { why: sentenceOf(error) }
  }
}

/** The ids of matching records, and their total number; or the reason why they are unknown. */
export type Matching = { ids: number[]; total: number } | { why: string }

type Page = { docs: { id: number }[]; totalDocs: number }

/** Looks up the records of a list under this condition, on all its pages; `most` ids at most. */
export async function findMatching(
  records: string,
  where: object,
  most: number,
  signal: AbortSignal,
): Promise<Matching> {
  const shown = { depth: '0', draft: 'true', limit: String(most), 'select[id]': 'true' }
  const query = new URLSearchParams({ ...shown, where: JSON.stringify(where) })
  try {
    const options = { signal, failed: WHY }
    const { docs, totalDocs } = await request<Page>(`${records}?${query}`, options)
    return { ids: docs.map(({ id }) => id), total: totalDocs }
  } catch (error) {
    return { why: sentenceOf(error) }
  }
}

/**
 * Deletes one record, optionally also from all records that use it; resolves with the reason of a
 * failure, if any.
 */
export function deleteOne(records: string, id: number | string, isEverywhere: boolean) {
  return send('DELETE', `${records}/${id}${isEverywhere ? '?removeReferences=true' : ''}`)
}

/** How many records were deleted, and why others were not. */
type Deleted = { count: number; message?: string }

type Reply = { docs: unknown[]; errors: { id: number; message: string }[] }

/**
 * Deletes several records. A record that another selected one uses is refused until that one is
 * deleted: so refused records are retried, as long as others are deleted.
 */
export async function deleteSeveral(records: string, ids: (number | string)[]): Promise<Deleted> {
  let count = 0
  for (let rest = ids; ; ) {
    const query = new URLSearchParams({ limit: '0', depth: '0', 'where[id][in]': rest.join() })
    const reply = await tryDelete(`${records}?${query}`)
    if ('message' in reply) return { count, message: reply.message }
    const { docs, errors } = reply
    count += docs.length
    const [first] = errors
    if (!first) return { count }
    if (docs.length === 0) return { count, message: first.message }
    rest = errors.map(({ id }) => id)
  }
}

async function tryDelete(url: string): Promise<Reply | { message: string }> {
  try {
    const body = await (await fetch(url, { method: 'DELETE' })).json()
    // If only some were refused, the status is that of an error.
    const { docs, errors } = body
    return Array.isArray(docs) && Array.isArray(errors)
      ? { docs, errors }
      : { message: messageOf(body) }
  } catch {
    return { message: CONNECTION_LOST }
  }
}
