import { Link, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isPublisher } from '../../../payload/access.ts'
import { requireSignIn, StudioPage } from '../../../studio/studio-page.tsx'
import { BIN_PATH } from '../bin-view.ts'
import { KEPT_DAYS } from '../kept-days.ts'
import { type BinPage, readBin } from '../read-bin.ts'
import { BinActions } from './bin-actions.tsx'
import { BinRow } from './bin-row.tsx'

/** The deleted records of all kinds, for everybody with an account. */
export async function BinView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { routes } = req.payload.config
  const own = routes.admin + BIN_PATH
  requireSignIn(req, BIN_PATH)
  const list = await readBin(req, pageIn(view.searchParams))
  return (
    <StudioPage view={view} className="property bin">
      <SetStepNav nav={[{ label: 'Bin' }]} />
      <header className="property__head">
        <h1>Bin</h1>
        <p>{`What is deleted is here for ${KEPT_DAYS} days. Then it is erased.`}</p>
        <BinActions total={list.total} mayErase={isPublisher({ req })} />
      </header>
      {list.rows.length === 0 ? (
        <p className="property__none">The bin is empty.</p>
      ) : (
        <ul className="bin__rows">
          {list.rows.map((row) => (
            <BinRow key={row.record} row={row} mayErase={isPublisher({ req })} />
          ))}
        </ul>
      )}
      <Pages {...list} own={own} />
    </StudioPage>
  )
}

function Pages({ page, pages, total, own }: BinPage & { own: string }) {
  if (pages < 2) return null
  return (
    <nav className="bin__pages" aria-label="Pages of the bin">
      {page > 1 && <Link href={`${own}?page=${page - 1}`}>Newer</Link>}
      <span>{`Page ${page} of ${pages}, ${total} records`}</span>
      {page < pages && <Link href={`${own}?page=${page + 1}`}>Older</Link>}
    </nav>
  )
}

function pageIn(searchParams: AdminViewServerProps['searchParams']): number {
  const page = Number(searchParams?.page)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
