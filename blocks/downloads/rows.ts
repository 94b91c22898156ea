import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { fileKind, sizeInWords } from './file-words.ts'
import type { fragment } from './fragment.ts'

type Delivered = ResultOf<typeof fragment>['files'][number]
type Item = Extract<Delivered, { __typename: 'DownloadItemRecord' }>

/** A row of the list; only a file says what it is and is taken away. */
export type Row = { id: string; label: string; to: string; about: string; isFile: boolean }

/** The rows that lead somewhere: files that are there, and links. */
export function rowsOf(files: Delivered[]): Row[] {
  return files.flatMap((row) =>
    row.__typename === 'LinkRecord' ? [{ ...row, about: '', isFile: false }] : fileRow(row),
  )
}

function fileRow({ id, name, link: file }: Item): Row[] {
  if (!file) return []
  const label = [name, file.title].find(hasWords) ?? file.filename
  const about = [fileKind(file.filename), sizeInWords(file.size)].filter(hasWords).join(', ')
  return [{ id, label, to: file.url, about, isFile: true }]
}
