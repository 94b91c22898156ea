'use client'

import { Link, useConfig, useListDrawerContext, useSelection } from '@payloadcms/ui'
import { useState } from 'react'
import type { SameFile } from '../same-file.ts'
import { sayThere } from './same-file-words.ts'
import { useRefresh } from './use-refresh.ts'
import { useThatOne } from './use-that-one.ts'

type Props = {
  same: SameFile
  /** Whether the field of the drawer takes several files. */
  canSelect: boolean
  onKeepBoth: () => void
  /** Called when the file that is there has been taken instead. */
  onTaken: () => void
}

/** Asks what to do with an upload whose bytes are there already. */
export function SameRow({ same, canSelect, onKeepBoth, onTaken }: Props) {
  const { admin } = useConfig().config.routes
  const { isInDrawer, onSelect, onBulkSelect } = useListDrawerContext()
  const { selected } = useSelection()
  const thatOne = useThatOne()
  const refresh = useRefresh()
  const [flaw, setFlaw] = useState('')
  const take = async () => {
    const doc = await thatOne(same)
    if (typeof doc === 'string') return setFlaw(doc)
    onTaken()
    if (!isInDrawer) return refresh()
    if (canSelect) onBulkSelect?.(new Map([...selected, [doc.id, true]]))
    else onSelect?.({ collectionSlug: 'media', doc, docID: String(doc.id) })
  }
  return (
    <>
      <span role="alert">{flaw || sayThere(same)}</span>
      {isInDrawer || same.isInBin ? (
        <button type="button" className="library__primary" onClick={() => void take()}>
          {takeLabel(same, isInDrawer)}
        </button>
      ) : (
        <Link
          className="library__primary"
          href={`${admin}/collections/media/${same.id}`}
          prefetch={false}
        >
          Open that one
        </Link>
      )}
      <button type="button" className="library__secondary" onClick={onKeepBoth}>
        Upload all the same
      </button>
    </>
  )
}

function takeLabel({ isInBin }: SameFile, isInDrawer: boolean) {
  if (!isInBin) return 'Use that one'
  return isInDrawer ? 'Bring it back and use it' : 'Bring it back'
}
