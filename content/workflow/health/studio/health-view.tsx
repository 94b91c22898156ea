import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAdministrator, isEditor } from '../../../payload/access.ts'
import { Main } from '../../../studio/main.tsx'
import { readHealth } from '../read-health.ts'
import { HEALTH_PATH } from '../view-config.ts'
import { HealthContents } from './health-contents.tsx'
import './health.css'

/** The page of the installation’s health, for administrators. */
export async function HealthView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { payload } = req
  const { admin } = payload.config.routes
  const address = admin + HEALTH_PATH
  if (!isEditor({ req })) redirect(`${admin}/login?redirect=${encodeURIComponent(address)}`)
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
      <Main className="property health">
        {isAdministrator({ req }) ? (
          <HealthContents health={await readHealth(payload)} admin={admin} />
        ) : (
          <>
            <h1>Health</h1>
            <p>Only administrators see this page.</p>
          </>
        )}
      </Main>
    </DefaultTemplate>
  )
}
