import type { DefaultServerCellComponentProps } from 'payload'
import { Moment } from '../../studio/moment.tsx'
import { isOpen, isOverdue } from '../states.ts'

/** The due time of an enquiry, in the list; nothing once it is answered or closed. */
export function DueCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (!isOpen(rowData.state) || typeof cellData !== 'string') return null
  return (
    <span className="enquiry-cell">
      <Moment iso={cellData} />
      {isOverdue(rowData) && <b className="enquiry-overdue">Overdue</b>}
    </span>
  )
}
