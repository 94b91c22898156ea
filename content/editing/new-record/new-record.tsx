'use client'

import { ConfigProvider, DocumentInfoProvider, useConfig } from '@payloadcms/ui'
import type { ClientCollectionConfig, ClientConfig } from 'payload'
import { type ComponentProps, type ReactNode, useCallback, useMemo, useState } from 'react'
import { RecordAddress } from './address.tsx'
import { NewRecordContext } from './context.ts'

type Props = ComponentProps<typeof DocumentInfoProvider> & { isInDrawer?: boolean }

/**
 * The form of a new record. Once the record is saved, the same form goes on as the record's own:
 * nothing typed is lost, and the cursor stays where it is.
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

type ConfigUntilSavedProps = { slug: string | undefined; isSaved: boolean; children: ReactNode }

/**
 * Keeps Payload's autosave out of the form of a record that does not exist: without an id it saves
 * nothing and says “Saving…” for ever. It leaves out forms whose drafts must be complete, so this
 * one passes for such a form until it is saved; what is validated is the service's affair.
 */
function ConfigUntilSaved({ slug, isSaved, children }: ConfigUntilSavedProps) {
  const { config } = useConfig()
  const own = useMemo(
    () => (isSaved ? config : withoutAutosave(config, slug)),
    [config, isSaved, slug],
  )
  return <ConfigProvider config={own}>{children}</ConfigProvider>
}

function withoutAutosave(config: ClientConfig, slug: string | undefined): ClientConfig {
  const change = (collection: ClientCollectionConfig) =>
    collection.slug === slug ? withCompleteDrafts(collection) : collection
  return { ...config, collections: config.collections.map(change) }
}

function withCompleteDrafts(collection: ClientCollectionConfig): ClientCollectionConfig {
  const { versions } = collection
  if (!versions?.drafts) return collection
  return {
    ...collection,
    versions: { ...versions, drafts: { ...versions.drafts, validate: true } },
  }
}
