import { secretsOf } from '../testing/fuzz/callers.ts'
import { startOwnStack } from '../testing/own-stack.ts'
import type { TestProperty } from '../testing/template.ts'
import { findPages } from './find-pages.ts'
import type { RunningStack, RunningStacks } from './stack.ts'

type Started = { stack: RunningStack; dispose: () => Promise<void> }

/** Starts both programs for each property, at once; returns a function that stops them all. */
export async function startStacks(properties: TestProperty[]): Promise<() => Promise<void>> {
  const outcomes = await Promise.allSettled(properties.map(start))
  const started = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  )
  const stop = async () => {
    await Promise.all(started.map(({ dispose }) => dispose()))
  }
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  const stacks: RunningStacks = Object.fromEntries(
    started.map(({ stack }, index) => [properties[index], stack]),
  )
  process.env.E2E_STACK = JSON.stringify(stacks)
  return stop
}

async function start(property: TestProperty): Promise<Started> {
  const { env, siteUrl, studioUrl, log, dispose } = await startOwnStack(property)
  try {
    const stack = {
      siteUrl,
      studioUrl,
      email: env.STUDIO_EMAIL ?? '',
      password: env.STUDIO_PASSWORD ?? '',
      publishKey: env.PUBLISH_KEY ?? '',
      token: env.CONTENT_TOKEN ?? '',
      previewToken: env.CONTENT_PREVIEW_TOKEN ?? '',
      secrets: secretsOf(env),
      log,
      pages: property === 'demo' ? await findPages(siteUrl) : [],
    }
    return { stack, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}
