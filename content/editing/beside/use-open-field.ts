'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback } from 'react'
import { openField } from './open-field.ts'

/** Opens a field of the form around an element, by its path with the ids of rows. */
export function useOpenField() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { getFields } = useForm()
  return useCallback(
    async (within: Element | null, path: string) => {
      const element = within?.closest('form')
      const entity = collectionSlug
        ? getEntityConfig({ collectionSlug })
        : getEntityConfig({ globalSlug: globalSlug ?? '' })
      if (!element || !entity) return false
      return openField({ element, fields: entity.fields, getState: getFields }, path)
    },
    [collectionSlug, globalSlug, getEntityConfig, getFields],
  )
}
