import type { TestProject } from 'vitest/node'
import { startOwnStack } from '../../scripts/run/own-stack.ts'
import { findStack } from '../stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the site that the journeys visit. */
    siteUrl: string
  }
}

/** Starts the programs the journeys visit, unless some run already; what it returns ends them. */
export default async function globalSetup({ provide }: TestProject) {
  const running = findStack()
  if (running) {
    provide('siteUrl', running.siteUrl)
    return
  }
  const { siteUrl, dispose } = await startOwnStack()
  provide('siteUrl', siteUrl)
  return dispose
}
