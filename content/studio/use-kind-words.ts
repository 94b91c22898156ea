'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback } from 'react'

type Use = { path: string; noun: string; isPublic: boolean }

/** Names the kind of a record that uses another one: “Page, draft”. A pattern has no drafts. */
export function useKindWords(): (use: Use) => string {
  const { getEntityConfig } = useConfig()
  return useCallback(
    ({ path, noun, isPublic }) => {
      const [, kind, slug = ''] = path.split('/')
      const entity =
        kind === 'globals'
          ? getEntityConfig({ globalSlug: slug })
          : getEntityConfig({ collectionSlug: slug })
      const isDraft = !isPublic && Boolean(entity?.versions?.drafts)
      return [noun, isDraft ? 'draft' : ''].filter(Boolean).join(', ')
    },
    [getEntityConfig],
  )
}
