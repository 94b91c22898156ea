import { Link, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isPublisher } from '../../../payload/access.ts'
import { requireSignIn, StudioPage } from '../../../studio/studio-page.tsx'
import { READY_PATH } from '../ready-view.ts'
import { type ReadyPage, readReady } from '../waiting-reviews.ts'
import { ReadyRow } from './ready-row.tsx'

/** All drafts that wait for a publisher, in the frame of the studio’s other pages. */
export async function ReadyView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { routes } = req.payload.config
  const own = routes.admin + READY_PATH
  requireSignIn(req, READY_PATH)
  const list = await readReady(req, pageIn(view.searchParams))
  return (
    <StudioPage view={view} className="property">
      <SetStepNav nav={[{ label: 'Ready for review' }]} />
      <header className="property__head">
        <h1>Ready for review</h1>
      </header>
      <List {...list} admin={routes.admin} maySendBack={isPublisher({ req })} />
      <Pages {...list} own={own} />
    </StudioPage>
  )
}

type ListProps = ReadyPage & { admin: string; maySendBack: boolean }

/** The longest wait first. */
function List({ rows, admin, maySendBack }: ListProps) {
  if (rows.length === 0) return <p className="property__none">Nothing waits for a publisher.</p>
  return (
    <ul className="property__rows">
      {rows.map((row) => (
        <ReadyRow key={row.record} row={row} href={admin + row.path} maySendBack={maySendBack} />
      ))}
    </ul>
  )
}

function Pages({ page, pages, total, own }: ReadyPage & { own: string }) {
  if (pages < 2) return null
  return (
    <nav className="ready-pages" aria-label="Pages of the list">
      {page > 1 && <Link href={`${own}?page=${page - 1}`}>Those before</Link>}
      <span>{`Page ${page} of ${pages}, ${total} drafts`}</span>
      {page < pages && <Link href={`${own}?page=${page + 1}`}>Those after</Link>}
    </nav>
  )
}

function pageIn(searchParams: AdminViewServerProps['searchParams']): number {
  const page = Number(searchParams?.page)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
