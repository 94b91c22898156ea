/** The programs under test, as passed on by `global-setup.ts` in `E2E_STACK`. */
export type RunningStack = {
  siteUrl: string
  studioUrl: string
  email: string
  password: string
  publishKey: string
  token: string
  previewToken: string
  /** The file with the output of both programs. */
  log: string
  /** The paths of all pages reachable by links from the home page. */
  pages: string[]
}

/** The running programs; undefined when Playwright only lists the tests. */
export function findStack(): RunningStack | undefined {
  const text = process.env.E2E_STACK
  return text ? (JSON.parse(text) as RunningStack) : undefined
}

/** The running programs; throws if there are none. */
export function readStack(): RunningStack {
  const stack = findStack()
  if (!stack) throw new Error('The site is not running: start the journeys with "npm test".')
  return stack
}
