import type { DefaultServerCellComponentProps } from 'payload'

/** The price column in the list of listings, with digit grouping. */
export function PriceCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>On request</span>
  return <span>{new Intl.NumberFormat(i18n.language).format(cellData)}</span>
}
