import type { AdminViewServerProps } from 'payload'
import { ownerTimeZone } from '../../../model/owner-time-zone.ts'
import { isAdministrator } from '../../../payload/access.ts'
import { auditLogDays } from '../../../service/env.ts'
import { requireSignIn, StudioPage } from '../../../studio/studio-page.tsx'
import { filterIn } from '../filter.ts'
import { AuditContents } from './audit-contents.tsx'
import { readPage } from './read-page.ts'

/** The page of the audit log, for administrators. */
export async function AuditView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view
  const { req } = initPageResult
  const { payload } = req
  requireSignIn(req, '/audit-log')
  const { admin } = payload.config.routes
  const address = `${admin}/audit-log`
  const filter = filterIn(searchParams ?? {}, await ownerTimeZone(payload))
  return (
    <StudioPage view={view} className="property audit">
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
    </StudioPage>
  )
}
