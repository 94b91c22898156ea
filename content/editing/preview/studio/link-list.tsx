'use client'

import { Button } from '@payloadcms/ui'
import { revokeLink, type ShownLink } from './link-requests.ts'

type Props = {
  links: ShownLink[] | undefined
  onRevoked: () => Promise<void>
  report: (error: unknown) => void
}

/** The links of a record, each with who made it, how it was used, and a button that ends it. */
export function LinkList({ links, onRevoked, report }: Props) {
  if (!links?.length) return null
  const revoke = (id: number) => revokeLink(id).then(onRevoked).catch(report)
  return (
    <section className="share-preview__links">
      <h3>Links to this page</h3>
      <ul>
        {links.map((link) => (
          <li key={link.id} data-works={link.state === 'Works'}>
            <div>
              <strong>{link.note || 'Without a note'}</strong>
              <small>{endOf(link)}</small>
              <small>{visitsOf(link)}</small>
            </div>
            {link.state === 'Works' && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                aria-label={`Revoke the link ${link.note || 'without a note'}`}
                onClick={() => void revoke(link.id)}
              >
                Revoke
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function endOf({ state, endsAt, madeBy }: ShownLink) {
  const end = state === 'Works' ? `Works until ${when(endsAt)}` : state
  return madeBy ? `${end} · made by ${madeBy}` : end
}

function visitsOf({ uses, lastUsedAt }: ShownLink) {
  if (uses === 0) return 'Not opened yet'
  const times = uses === 1 ? 'once' : `${uses} times`
  return `Opened ${times}${lastUsedAt ? `, last on ${when(lastUsedAt)}` : ''}`
}

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

const when = (date: string) => FORMAT.format(new Date(date))
