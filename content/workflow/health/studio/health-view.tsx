import type { AdminViewServerProps } from 'payload'
import { isAdministrator } from '../../../payload/access.ts'
import { requireSignIn, StudioPage } from '../../../studio/studio-page.tsx'
import { readHealth } from '../read-health.ts'
import { HEALTH_PATH } from '../view-config.ts'
import { HealthContents } from './health-contents.tsx'
import './health.css'

/** The page of the installation’s health, for administrators. */
export async function HealthView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { payload } = req
  requireSignIn(req, HEALTH_PATH)
  return (
    <StudioPage view={view} className="property health">
      {isAdministrator({ req }) ? (
        <HealthContents health={await readHealth(payload)} admin={payload.config.routes.admin} />
      ) : (
        <>
          <h1>Health</h1>
          <p>Only administrators see this page.</p>
        </>
      )}
    </StudioPage>
  )
}
