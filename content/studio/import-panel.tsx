import type { ListViewServerProps } from 'payload'
import { COLUMNS } from '../import/columns.ts'
import { isPublisher } from '../model/access.ts'
import { ImportListings } from './import-listings.tsx'

/** The import, with what the person who is signed in may do with it. */
export function ImportPanel({ user }: Pick<ListViewServerProps, 'user'>) {
  const mayPublish = isPublisher({ req: { user: user ?? null } })
  return <ImportListings columns={Object.keys(COLUMNS)} mayPublish={mayPublish} />
}
