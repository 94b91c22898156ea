import { asFields } from '@belvedere/kit/json.ts'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { requestIfPossible } from '../../../studio/request.ts'

/** What is public and shows a file; `isLocked` leaves the look of the file to publishers. */
export type PublicUses = { titles: string[]; isLocked: boolean }

/** The fields of one form ask at the same time: they share an answer for this long, in ms. */
const SHARED = 2000

let last: { path: string; at: number; answer: Promise<PublicUses | undefined> } | undefined

/** Asks where a file is public. While that is unknown nothing is locked; the service refuses then. */
export function usePublicUses(id: number | string | undefined): PublicUses | undefined {
  const { api } = useConfig().config.routes
  const [uses, setUses] = useState<PublicUses>()
  useEffect(() => {
    if (id === undefined) return
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
  const { titles, isLocked } = asFields(await requestIfPossible(path))
  return Array.isArray(titles)
    ? { titles: titles.map(String), isLocked: isLocked === true }
    : undefined
}
