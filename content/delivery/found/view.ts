/** The search result and the share preview of a page. */
export type FoundView = {
  title: string
  description: string | null
  /** Its address on the site; null while it has none, as a listing without a category. */
  address: string | null
  /** The name of the site, which search engines show above the title. */
  site: string
  share: { title: string; description: string | null }
  isHidden: boolean
  /** Identifies the share picture; the picture is omitted if the form has it already. */
  version: string
  picture: string | null
  /** The reason why the picture could not be drawn. */
  problem: string | null
}

/** Reads a response of the service; undefined if it is invalid. */
export function readFoundView(answer: unknown): FoundView | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const isView = 'version' in answer && 'share' in answer && 'title' in answer
  return isView ? (answer as FoundView) : undefined
}
