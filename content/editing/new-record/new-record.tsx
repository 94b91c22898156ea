'use client'

import { DocumentInfoProvider } from '@payloadcms/ui'
import { type ComponentProps, useCallback, useMemo, useState } from 'react'
import { RecordAddress } from './address.tsx'
import { ConfigUntilSaved } from './config-until-saved.tsx'
import { NewRecordContext } from './context.ts'

type Props = ComponentProps<typeof DocumentInfoProvider> & { isInDrawer?: boolean }

/**
 * The form of a new record. Once the record is saved, the same form becomes the record's own: typed
 * text stays, and the cursor does not move.
 */
export function NewRecord({ isInDrawer = false, ...props }: Props) {
  const { collectionSlug } = props
  const [id, setId] = useState<number>()
  const [round, setRound] = useState(0)
  const startAgain = useCallback(() => {
    setId(undefined)
    setRound((last) => last + 1)
  }, [])
  const state = useMemo(() => ({ isSaved: id !== undefined, onSaved: setId }), [id])
  const saved = id === undefined ? {} : { id, isEditing: true }
  const form = (
    <ConfigUntilSaved slug={collectionSlug} isSaved={state.isSaved}>
      <NewRecordContext value={state}>
        <DocumentInfoProvider key={round} {...props} {...saved} />
      </NewRecordContext>
    </ConfigUntilSaved>
  )
  if (isInDrawer) return form
  return (
    <RecordAddress collection={String(collectionSlug)} id={id} onStartAgain={startAgain}>
      {form}
    </RecordAddress>
  )
}
