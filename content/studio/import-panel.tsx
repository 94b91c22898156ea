import type { ListViewServerProps } from 'payload'
import { COLUMNS } from '../import/columns.ts'
import { isPublisher } from '../model/access.ts'
import { ImportListings } from './import-listings.tsx'

/** The import form for the signed-in user; only publishers may publish immediately. */
export function ImportPanel({ user }: Pick<ListViewServerProps, 'user'>) {
  const canPublish = isPublisher({ req: { user: user ?? null } })
  return <ImportListings columns={Object.keys(COLUMNS)} canPublish={canPublish} />
}
