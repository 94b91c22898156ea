import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { countOpen } from '../count-open.ts'
import { tabQuery, tabsFor } from '../filters.ts'

/** On the dashboard: how many enquiries are new or overdue; nothing while none is. */
export async function EnquiryCard({ req }: { req: PayloadRequest }) {
  const { unanswered, overdue } = await countOpen(req.payload)
  if (unanswered === 0 && overdue === 0) return null
  const tabs = tabsFor(undefined, new Date())
  const hrefOf = (name: string) => {
    const tab = tabs.find((one) => one.name === name)
    return `${req.payload.config.routes.admin}/collections/enquiries${tab ? tabQuery(tab) : ''}`
  }
  return (
    <p className="enquiry-card" data-overdue={overdue > 0}>
      {unanswered > 0 && (
        <Link href={hrefOf('new')}>
          {unanswered === 1 ? 'One new enquiry' : `${unanswered} new enquiries`}
        </Link>
      )}
      {overdue > 0 && (
        <Link href={hrefOf('overdue')}>
          {overdue === 1 ? 'One enquiry is overdue' : `${overdue} enquiries are overdue`}
        </Link>
      )}
    </p>
  )
}
