'use client'

import type { DefaultCellComponentProps } from 'payload'
import { Moment } from '../../studio/moment.tsx'

/** When a token was last used, or that it never was. */
export function LastUsed({ at }: { at: unknown }) {
  return typeof at === 'string' && at !== '' ? <Moment iso={at} /> : 'Never used'
}

export function LastUsedCell({ cellData }: DefaultCellComponentProps) {
  return <LastUsed at={cellData} />
}
