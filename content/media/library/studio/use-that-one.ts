import { useConfig } from '@payloadcms/ui'
import { request, send, sentenceOf } from '../../../studio/request.ts'
import type { SameFile } from '../same-file.ts'

type Taken = Record<string, unknown> & { id: number }

/**
 * Returns a function that makes a file that is there ready to be chosen: it brings it back from the
 * bin, and resolves with its record, or with the reason why that failed.
 */
export function useThatOne(): (same: SameFile) => Promise<Taken | string> {
  const { api } = useConfig().config.routes
  return async ({ id, isInBin }) => {
    const body = { records: [`media:${id}`] }
    const flaw = isInBin ? await send('POST', `${api}/bin-entries/bring-back`, body) : undefined
    return flaw ?? request<Taken>(`${api}/media/${id}?depth=0`).catch(sentenceOf)
  }
}
