'use client'

import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback } from 'react'
import { openField } from './open-field.ts'

/** Gives the fields of the record of this form, as the form has them. */
export function useEntityFields() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  return useCallback(() => {
    const entity = collectionSlug
      ? getEntityConfig({ collectionSlug })
      : getEntityConfig({ globalSlug: globalSlug ?? '' })
    return entity?.fields ?? []
  }, [collectionSlug, globalSlug, getEntityConfig])
}

/** Opens a field of the form around an element, by its path with the ids of rows. */
export function useOpenField() {
  const getEntityFields = useEntityFields()
  const { getFields } = useForm()
  return useCallback(
    async (within: Element | null, path: string) => {
      const element = within?.closest('form')
      if (!element) return false
      return openField({ element, fields: getEntityFields(), getState: getFields }, path)
    },
    [getEntityFields, getFields],
  )
}
