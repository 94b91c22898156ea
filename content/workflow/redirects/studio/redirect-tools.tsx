import type { ListViewServerProps } from 'payload'
import { isPublisher } from '../../../payload/access.ts'
import { ImportRules } from './import-rules.tsx'
import { TryAddress } from './try-address.tsx'
import './redirect-tools.css'

/** Above the list of redirects; only publishers may import, because rules are public at once. */
export function RedirectTools({ user }: Pick<ListViewServerProps, 'user'>) {
  const mayImport = isPublisher({ req: { user: user ?? null } })
  return (
    <div className="redirect-tools">
      <TryAddress />
      {mayImport && <ImportRules />}
    </div>
  )
}
