import { DefaultTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { isEditor } from '../payload/access.ts'
import { Main } from './main.tsx'

type Props = { view: AdminViewServerProps; className: string; children: ReactNode }

/** A page of our own in the frame of the studio’s other pages, which Payload does not add itself. */
export function StudioPage({ view, className, children }: Props) {
  const { initPageResult, params, searchParams } = view
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, visibleEntities }}
      {...(user && { user })}
    >
      <Main className={className}>{children}</Main>
    </DefaultTemplate>
  )
}

/**
 * Leads who is not signed in to the sign-in, and back to this path of the studio afterwards. Payload
 * shows pages of our own to everybody.
 */
export function requireSignIn(req: PayloadRequest, path: string): void {
  if (isEditor({ req })) return
  const { admin, routes } = req.payload.config
  const signIn = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })
  redirect(`${signIn}?${new URLSearchParams({ redirect: routes.admin + path })}`)
}
