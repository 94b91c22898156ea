'use client'

import type { Address } from './address.ts'
import { parseDoc, parseMessage, savedAtOf } from './answers.ts'
import type { Fields } from './same.ts'

/**
 * Saves contents as their own version, so that discarded changes stay in the history. Returns the
 * saved version, or undefined if somebody saved in the meantime.
 */
export async function keepInHistory(
  { latest: url, method }: Address,
  contents: Fields,
  base: Fields,
): Promise<Fields | undefined> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'if-match': `"${savedAtOf(base) ?? ''}"` },
    body: JSON.stringify({ ...contents, _status: 'draft' }),
  })
  if (response.status === 412) return undefined
  const json: unknown = await response.json()
  const saved = response.ok ? parseDoc(json) : undefined
  if (!saved) throw new Error(parseMessage(json))
  return saved
}
