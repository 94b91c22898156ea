'use client'

import { useRowLabel } from '@payloadcms/ui'
import { textOf } from './first-words.ts'

type LinkRow = { link?: { label?: unknown } } | undefined

/** A folded link in a list: its words. */
export function LinkLabel() {
  const { data } = useRowLabel<LinkRow>()
  return <span>{textOf(data?.link?.label) ?? 'A link without words'}</span>
}
