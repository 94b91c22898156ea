import { hasSameContents } from '../together/merge.ts'
import type { Fields } from '../together/same.ts'
import type { CreateResult } from './create-record.ts'

type LastWords = {
  mine: Fields
  /** The save that was under way when the form was left. */
  creation: Promise<CreateResult> | undefined
  create: () => Promise<CreateResult>
  /** The record exists without the last typed words. */
  keepFor: (id: number, started: Fields) => void
  keepNew: () => void
  onSaved: () => void
}

/** Saves a new record whose form was left before its first save, or keeps what was typed. */
export async function saveLastWords(words: LastWords): Promise<void> {
  const { mine, creation, create, keepFor, keepNew, onSaved } = words
  const underWay = await creation
  const isUnderWay = underWay !== undefined && 'doc' in underWay
  const result = isUnderWay ? underWay : await create()
  if ('problem' in result) return keepNew()
  onSaved()
  const { doc } = result
  const isEarlier = isUnderWay || result.isEarlier
  if (isEarlier && !hasSameContents(mine, { ...doc })) keepFor(doc.id, { ...doc })
}
