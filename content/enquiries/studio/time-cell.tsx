import type { DefaultServerCellComponentProps } from 'payload'
import { Moment } from '../../studio/moment.tsx'

/** A time in the list, as people say it. */
export function TimeCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' ? <Moment iso={cellData} /> : null
}
