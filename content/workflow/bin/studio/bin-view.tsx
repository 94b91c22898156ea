import { DefaultTemplate } from '@payloadcms/next/templates'
import { Link, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { isEditor, isPublisher } from '../../../payload/access.ts'
import { Main } from '../../../studio/main.tsx'
import { BIN_PATH } from '../bin-view.ts'
import { KEPT_DAYS } from '../kept-days.ts'
import { type BinPage, readBin } from '../read-bin.ts'
import { BinActions } from './bin-actions.tsx'
import { BinRow } from './bin-row.tsx'

/** The deleted records of all kinds, for everybody with an account. */
export async function BinView({ initPageResult, ...props }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { admin, routes } = req.payload.config
  const own = routes.admin + BIN_PATH
  // Payload shows custom views to everybody, signed in or not, and without a frame.
  if (!isEditor({ req })) {
    const signIn = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })
    redirect(`${signIn}?${new URLSearchParams({ redirect: own })}`)
  }
  const list = await readBin(req, pageIn(props.searchParams))
  const { i18n, payload, user } = req
  const frame = {
    i18n,
    payload,
    permissions,
    req,
    user: user ?? undefined,
    visibleEntities,
    locale,
  }
  return (
    <DefaultTemplate {...props} {...frame} viewActions={admin.components?.actions ?? []}>
      <SetStepNav nav={[{ label: 'Bin' }]} />
      <Main className="property bin">
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
      </Main>
    </DefaultTemplate>
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
