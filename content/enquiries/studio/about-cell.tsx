import type { DefaultServerCellComponentProps } from 'payload'

/**
 * The subject of an enquiry in the list: the house, and below it the chosen subject. The form
 * offers the name of the house as a subject; then one line is enough.
 */
export function AboutCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const { houseTitle, housePath } = rowData
  const house = String(houseTitle || housePath || '')
  const about = String(cellData ?? '')
  return (
    <span className="enquiry-cell">
      {house && <bdi>{house}</bdi>}
      {about && !isSame(about, house) && <small dir="auto">{about}</small>}
    </span>
  )
}

const isSame = (one: string, other: string) => plain(one) === plain(other)

/** The form and the record differ in line breaks and in the marks of italics. */
const plain = (text: string) =>
  text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
