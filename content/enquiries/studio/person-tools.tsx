import type { ListViewServerProps } from 'payload'
import { isAdministrator } from '../../payload/access.ts'
import { PersonData } from './person-data.tsx'

/** Below the list, for administrators: the tools for requests that people can make by law. */
export function PersonTools({ user }: Pick<ListViewServerProps, 'user'>) {
  if (!isAdministrator({ req: { user: user ?? null } })) return null
  return (
    <details className="enquiry-person">
      <summary>A person’s data: export or erase it</summary>
      <PersonData />
    </details>
  )
}
