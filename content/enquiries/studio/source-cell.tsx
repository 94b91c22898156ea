import type { DefaultServerCellComponentProps } from 'payload'
import { sourceWords } from '../source-of.ts'

/** The source of an enquiry, in the list; empty without the person's consent. */
export function SourceCell({ cellData }: DefaultServerCellComponentProps) {
  return (
    <span className="enquiry-cell" dir="auto">
      {sourceWords(cellData)}
    </span>
  )
}
