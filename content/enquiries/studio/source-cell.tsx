import type { DefaultServerCellComponentProps } from 'payload'
import { sourceWords } from '../source-of.ts'

/** Where an enquiry came from, in the list; “Not known” without the person's yes. */
export function SourceCell({ cellData }: DefaultServerCellComponentProps) {
  return (
    <span className={cellData ? 'enquiry-cell' : 'enquiry-cell__quiet'} dir="auto">
      {sourceWords(cellData)}
    </span>
  )
}
