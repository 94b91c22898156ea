import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { fileType, formatSize } from './file-info.ts'
import type { fragment } from './fragment.ts'

type DeliveredRow = ResultOf<typeof fragment>['files'][number]
type Item = Extract<DeliveredRow, { __typename: 'DownloadItemRecord' }>

/** A file or a link. `about` is the type and size of a file, empty for a link. */
export type Row = { id: string; label: string; to: string; about: string; isFile: boolean }

/** Files that exist, and links. */
export function rowsOf(files: DeliveredRow[], locale: string): Row[] {
  return files.flatMap((row) =>
    row.__typename === 'LinkRecord' ? [{ ...row, about: '', isFile: false }] : fileRow(row, locale),
  )
}

function fileRow({ id, name, link: file }: Item, locale: string): Row[] {
  if (!file) return []
  const label = [name, file.title].find(hasWords) ?? file.filename
  const about = [fileType(file.filename), formatSize(file.size, locale)].filter(hasWords).join(', ')
  return [{ id, label, to: file.url, about, isFile: true }]
}
