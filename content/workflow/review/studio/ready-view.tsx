import { DefaultTemplate } from '@payloadcms/next/templates'
import { Link, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { isEditor, isPublisher } from '../../../payload/access.ts'
import { Main } from '../../../studio/main.tsx'
import { READY_PATH } from '../ready-view.ts'
import { type ReadyPage, readReady } from '../waiting-reviews.ts'
import { ReadyRow } from './ready-row.tsx'

/** All drafts that wait for a publisher, in the frame of the studio’s other pages. */
export async function ReadyView({ initPageResult, ...props }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { admin, routes } = req.payload.config
  const own = routes.admin + READY_PATH
  // Payload shows custom views to everybody, signed in or not, and without a frame.
  if (!isEditor({ req })) {
    const signIn = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })
    redirect(`${signIn}?${new URLSearchParams({ redirect: own })}`)
  }
  const list = await readReady(req, pageIn(props.searchParams))
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
    <DefaultTemplate {...props} {...frame}>
      <SetStepNav nav={[{ label: 'Ready for review' }]} />
      <Main className="property">
        <header className="property__head">
          <h1>Ready for review</h1>
        </header>
        <List {...list} admin={routes.admin} maySendBack={isPublisher({ req })} />
        <Pages {...list} own={own} />
      </Main>
    </DefaultTemplate>
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
