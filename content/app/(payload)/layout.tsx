import '@payloadcms/next/css'
import './pieces.css'
import './studio.css'
import '../../studio/forms/forms.css'
import '../../editing/preview/studio/preview-controls.css'
import '../../editing/preview/studio/share-preview.css'
import '../../workflow/releases/studio/releases.css'
import '../../workflow/review/studio/review.css'
import '../../workflow/comments/studio/comments.css'
import '../../enquiries/deliveries/studio/deliveries.css'
import '../../accounts/studio/sign-in.css'
import '../../studio/dialog.css'
import '../../studio/looks-field.css'
import '../../accounts/second-factor/studio/panel.css'
import '../../studio/menu/menu.css'
import '../../studio/mailbox/mailbox.css'
import '../../listings/studio/sheet.css'
import '../../long-work/studio/work.css'
import '../../listings/studio/sheet-preview.css'
import '../../listings/studio/past-imports.css'
import '../../workflow/dashboard/studio/dashboard.css'
import '../../workflow/dashboard/studio/first-steps.css'
import '../../enquiries/studio/answers.css'
import '../../enquiries/studio/enquiries.css'
import '../../overview/visits/studio/visits.css'
import '../../accounts/audit/studio/audit.css'
import '../../accounts/sessions/studio/sessions.css'
import '../../workflow/schedules/studio/schedules.css'
import '../../overview/search/studio/search.css'
import '../../editing/beside/page-beside.css'
import '../../delivery/brand/studio/brand.css'
import '../../editing/found/found.css'
import '../../model/prose/prose.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { notFound } from 'next/navigation.js'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { BrandColours } from '../../delivery/brand/studio/brand-colours.tsx'
import { readCall } from '../read-call.ts'
import { serverFunctionsFor } from '../server-functions.ts'
import { importMap } from './admin/importMap.js'

/** `request-guard.ts` allows only signed-in people to call this. */
const serverFunction: ServerFunctionClient = async (sent) => {
  'use server'
  const call = readCall(sent, await config)
  if (!call) notFound()
  const serverFunctions = serverFunctionsFor(call)
  return handleServerFunctions({ ...call, config, importMap, serverFunctions })
}

export default async function Layout({ children }: { children: ReactNode }) {
  const { localization } = await config
  const hasOneLocale = !localization || localization.locales.length === 1
  const htmlProps = { className: hasOneLocale ? 'one-language' : 'languages' }
  return (
    <RootLayout {...{ config, importMap, serverFunction, htmlProps }}>
      <BrandColours payload={getPayload({ config })} />
      {children}
    </RootLayout>
  )
}
