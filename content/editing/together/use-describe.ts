'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useCallback, useRef } from 'react'
import { useKeyedWords } from '../keyed/use-keyed-words.ts'
import { type Described, describePath, findField, type Labels } from './describe.ts'
import type { Step } from './merging.ts'
import { KEYED_FIELDS } from './same.ts'

/** Names paths of the open form with the labels of its fields; the returned function stays the same. */
export function useDescribe() {
  const { docConfig } = useDocumentInfo()
  const { config } = useConfig()
  const fields = docConfig?.fields ?? []
  const keyed = useKeyedWords(hasKeys(fields))
  const labels = useRef<Labels>({ fields, blocks: {} })
  labels.current = { fields, blocks: config.blocksMap, keyed }
  return useCallback(
    (path: Step[], versions: unknown[]): Described => describePath(labels.current, path, versions),
    [],
  )
}

const hasKeys = (fields: ClientField[]) =>
  [...KEYED_FIELDS].some((name) => findField(fields, name)?.field?.type === 'json')
