import '@payloadcms/next/css'
import './pieces.css'
import './studio.css'
import '../../forms/forms.css'
import '../../preview/studio/preview-controls.css'
import '../../preview/studio/share-preview.css'
import '../../releases/studio/releases.css'
import '../../review/studio/review.css'
import '../../comments/studio/comments.css'
import '../../deliveries/studio/deliveries.css'
import '../../accounts/studio/sign-in.css'
import '../../second-factor/studio/dialog.css'
import '../../second-factor/studio/panel.css'
import '../../mail/studio/mailbox.css'
import '../../listing-sheet/studio/sheet.css'
import '../../listing-sheet/studio/sheet-preview.css'
import '../../dashboard/studio/dashboard.css'
import '../../enquiries/studio/enquiries.css'
import '../../visits/studio/visits.css'
import '../../audit/studio/audit.css'
import '../../sessions/studio/sessions.css'
import '../../schedules/studio/schedules.css'
import '../../search/studio/search.css'
import '../../beside/page-beside.css'
import '../../brand/studio/brand.css'
import '../../found/studio/found.css'
import '../../prose/prose.css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { notFound } from 'next/navigation.js'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { BrandColours } from '../../brand/studio/brand-colours.tsx'
import { readCall } from '../../studio/read-call.ts'
import { serverFunctionsFor } from '../../studio/server-functions.ts'
import { importMap } from './admin/importMap.js'

/** `request-guard.ts` lets only people call this who are signed in. */
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
