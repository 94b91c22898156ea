'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback } from 'react'
import { type Described, describePath } from './describe.ts'
import type { Step } from './merging.ts'

/** Names paths of the open form with the labels of its fields. */
export function useDescribe() {
  const { docConfig } = useDocumentInfo()
  const { config } = useConfig()
  const fields = docConfig?.fields
  const blocks = config.blocksMap
  return useCallback(
    (path: Step[], versions: unknown[]): Described =>
      describePath({ fields: fields ?? [], blocks }, path, versions),
    [fields, blocks],
  )
}
