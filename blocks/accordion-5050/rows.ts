import type { Picture } from '@belvedere/ui/picture.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { pictureOf } from '../parts/image/picture.ts'
import type { fragment } from './fragment.ts'
import { MOST_ROWS } from './most-rows.ts'

/** A row as the delivery API returns it. */
export type DeliveredLink = BlockData<typeof fragment>['links'][number]

/** A row of the accordion; `shows` is the index of its picture. */
export type Row = Pick<DeliveredLink, 'id' | 'text' | 'link'> & { title: string; shows: number }

/** A picture with the id of the row that it belongs to. */
export type RowPicture = Picture & { id: string }

/** Rows and their pictures. A row without a picture shows that of the row before it. */
export function rowsOf(links: DeliveredLink[]): { rows: Row[]; pictures: RowPicture[] } {
  const pictures: RowPicture[] = []
  const rows = links.flatMap((link) => {
    const title = [link.text?.title, link.text?.eyebrow].find(hasWords)
    if (!title) return []
    const picture = pictureOf(link.image)
    if (picture && pictures.length < MOST_ROWS) pictures.push({ ...picture, id: link.id })
    return [{ ...link, title, shows: Math.max(pictures.length - 1, 0) }]
  })
  return { rows, pictures }
}
