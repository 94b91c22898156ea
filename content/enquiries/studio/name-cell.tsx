import type { DefaultServerCellComponentProps } from 'payload'

/** Who asks, in the list: text in any direction of writing, and never anything else. */
export function NameCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (rowData.erasedAt) return <span className="enquiry-cell__quiet">Erased</span>
  return <bdi className="enquiry-cell">{String(cellData ?? '')}</bdi>
}
