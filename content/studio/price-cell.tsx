import type { DefaultServerCellComponentProps } from 'payload'

/** A price in the list of listings, in groups of three. */
export function PriceCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span>On request</span>
  return <span>{new Intl.NumberFormat(i18n.language).format(cellData)}</span>
}
