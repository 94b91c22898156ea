import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ownerTimeZone } from '../../../model/owner-time-zone.ts'
import { isAdministrator, isEditor } from '../../../payload/access.ts'
import { auditLogDays } from '../../../service/env.ts'
import { Main } from '../../../studio/main.tsx'
import { filterIn } from '../filter.ts'
import { AuditContents } from './audit-contents.tsx'
import { readPage } from './read-page.ts'

/** The page of the audit log, for administrators. */
export async function AuditView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { payload } = req
  const { admin } = payload.config.routes
  const address = `${admin}/audit-log`
  if (!isEditor({ req })) redirect(`${admin}/login?redirect=${encodeURIComponent(address)}`)
  const filter = filterIn(searchParams ?? {}, await ownerTimeZone(payload))
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={payload.config.admin.components?.actions ?? []}
      visibleEntities={visibleEntities}
    >
      <Main className="property audit">
        {isAdministrator({ req }) ? (
          <AuditContents
            {...{ filter, admin, address, days: auditLogDays() }}
            {...(await readPage(req, filter, searchParams?.before))}
          />
        ) : (
          <>
            <h1>Audit log</h1>
            <p>Only administrators see this page.</p>
          </>
        )}
      </Main>
    </DefaultTemplate>
  )
}
