import type { ListViewServerProps } from 'payload'
import { isPublisher } from '../../payload/access.ts'
import { SheetBar } from './sheet-bar.tsx'

/** Import and export above the list of listings; only publishers may publish an import. */
export function SheetPanel({ user }: Pick<ListViewServerProps, 'user'>) {
  return <SheetBar canPublish={isPublisher({ req: { user: user ?? null } })} />
}
