import type { ListViewServerProps } from 'payload'
import { type Tab, tabsFor } from '../filters.ts'
import { ExportLink } from './export-link.tsx'
import { TabLinks } from './tab-links.tsx'

type Props = Pick<ListViewServerProps, 'payload' | 'user'>

/** Above the list: the quick filters with their numbers, and the spreadsheet of the rows. */
export async function ListTabs({ payload, user }: Props) {
  const tabs = tabsFor(user?.id, new Date())
  const count = async ({ where }: Tab) => {
    const options = { collection: 'enquiries', where, overrideAccess: false } as const
    return (await payload.count({ ...options, user: user ?? null })).totalDocs
  }
  const counts = await Promise.all(tabs.map(count))
  return (
    <div className="enquiry-tabs">
      <TabLinks tabs={tabs} counts={counts} />
      <ExportLink />
    </div>
  )
}
