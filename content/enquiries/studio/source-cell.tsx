import type { DefaultServerCellComponentProps } from 'payload'
import { sourceWords } from '../source-of.ts'

/** The source of an enquiry, in the list; “Not known” without the person's consent. */
export function SourceCell({ cellData }: DefaultServerCellComponentProps) {
  return (
    <span className={cellData ? 'enquiry-cell' : 'enquiry-cell__quiet'} dir="auto">
      {sourceWords(cellData)}
    </span>
  )
}
