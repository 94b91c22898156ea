/** What the journeys know of the programs they visit; `global-setup.ts` writes it down. */
export type RunningStack = {
  siteUrl: string
  studioUrl: string
  email: string
  password: string
  publishKey: string
  token: string
  previewToken: string
  /** The file with every line the programs have printed. */
  log: string
  /** The path of every page that a visitor can reach by links from the home page. */
  pages: string[]
}

/** The running programs. Journeys are listed without them, too, and then have no pages. */
export function findStack(): RunningStack | undefined {
  const text = process.env.E2E_STACK
  return text ? (JSON.parse(text) as RunningStack) : undefined
}

/** The running programs; rejects where nothing has started them. */
export function readStack(): RunningStack {
  const stack = findStack()
  if (!stack) throw new Error('Nothing is running to be visited: start the journeys by "npm test".')
  return stack
}
