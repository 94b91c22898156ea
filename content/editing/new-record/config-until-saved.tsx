'use client'

import { ConfigProvider, useConfig } from '@payloadcms/ui'
import type { ClientCollectionConfig, ClientConfig } from 'payload'
import { type ReactNode, useMemo } from 'react'

type Props = { slug: string | undefined; isSaved: boolean; children: ReactNode }

/**
 * Keeps Payload's autosave out of the form of a record that does not exist: without an id it saves
 * nothing and says “Saving…” for ever. That component ignores forms whose drafts must be complete,
 * so this form pretends to be one until it is saved; the service decides what is validated.
 */
export function ConfigUntilSaved({ slug, isSaved, children }: Props) {
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
