import { asFields } from '@belvedere/kit/json.ts'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { requestIfPossible } from '../../../studio/request.ts'

/** The public uses of a file; `isLocked` reserves the look of the file for publishers. */
export type PublicUses = { titles: string[]; isLocked: boolean }

/**
 * The fields of one form send their requests at the same time: they share a response for this long,
 * in ms.
 */
const SHARED = 2000

let last: { path: string; at: number; answer: Promise<PublicUses | undefined> } | undefined

/**
 * Requests the public uses of a file. While they are unknown nothing is locked; the service refuses
 * changes then.
 */
export function usePublicUses(id: number | string | undefined): PublicUses | undefined {
  const { api } = useConfig().config.routes
  const [uses, setUses] = useState<PublicUses>()
  useEffect(() => {
    // A new file has none; the form of one of several has null.
    if (!id) return
    let isCurrent = true
    void ask(`${api}/media/${id}/public-uses`).then((answer) => isCurrent && setUses(answer))
    return () => {
      isCurrent = false
    }
  }, [api, id])
  return uses
}

function ask(path: string) {
  const now = Date.now()
  if (last?.path !== path || now - last.at > SHARED) last = { path, at: now, answer: load(path) }
  return last.answer
}

async function load(path: string): Promise<PublicUses | undefined> {
  const { titles, isLocked } = asFields(await requestIfPossible(path, { isAskedAgain: true }))
  return Array.isArray(titles)
    ? { titles: titles.map(String), isLocked: isLocked === true }
    : undefined
}
