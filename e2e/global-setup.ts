import { startOwnStack } from '../scripts/run/own-stack.ts'
import { findPages } from './find-pages.ts'
import type { RunningStack } from './stack.ts'

/** Starts the programs for the journeys; returns a function that stops them. */
export default async function globalSetup() {
  const { env, siteUrl, studioUrl, log, dispose } = await startOwnStack()
  try {
    process.env.E2E_STACK = JSON.stringify({
      siteUrl,
      studioUrl,
      email: env.STUDIO_EMAIL ?? '',
      password: env.STUDIO_PASSWORD ?? '',
      publishKey: env.PUBLISH_KEY ?? '',
      token: env.CONTENT_TOKEN ?? '',
      previewToken: env.CONTENT_PREVIEW_TOKEN ?? '',
      log,
      pages: await findPages(siteUrl),
    } satisfies RunningStack)
    return dispose
  } catch (error) {
    await dispose()
    throw error
  }
}
