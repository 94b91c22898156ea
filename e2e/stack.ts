import type { TestProperty } from '../testing/template.ts'

/** A page with the kinds of blocks that it consists of. */
export type FoundPage = { path: string; kinds: string[] }

/** The programs under test, as passed on by `start-stacks.ts` in `E2E_STACK`. */
export type RunningStack = {
  siteUrl: string
  studioUrl: string
  email: string
  password: string
  publishKey: string
  token: string
  previewToken: string
  /** The values of the settings that no response and no log line may contain. */
  secrets: string[]
  /** The file with the output of both programs. */
  log: string
  /** All pages reachable by links from the home page; only for the demo. */
  pages: FoundPage[]
}

export type RunningStacks = Partial<Record<TestProperty, RunningStack>>

/** The running programs of a property; undefined when Playwright only lists the tests. */
export function findStack(property: TestProperty = 'fixture'): RunningStack | undefined {
  const text = process.env.E2E_STACK
  return text ? (JSON.parse(text) as RunningStacks)[property] : undefined
}

/** The running programs of a property; throws if there are none. */
export function readStack(property: TestProperty = 'fixture'): RunningStack {
  const stack = findStack(property)
  if (!stack)
    throw new Error(
      `The site with the ${property} is not running: start the journeys with "npm test".`,
    )
  return stack
}
