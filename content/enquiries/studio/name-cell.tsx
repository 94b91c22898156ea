import type { DefaultServerCellComponentProps } from 'payload'

/** The name of the sender, in the list: plain text in any direction of writing. */
export function NameCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (rowData.erasedAt) return <span className="enquiry-cell__quiet">Erased</span>
  return <bdi className="enquiry-cell">{String(cellData ?? '')}</bdi>
}
