/** The service's response about a slug or a title; see `slugsEndpoint`. */
export type SlugAnswer = { free: string; usedBy: string | null }

/** Undefined without a response: slugs are checked again when the record is saved. */
export async function askSlugs(
  api: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<SlugAnswer | undefined> {
  try {
    const response = await fetch(`${api}/slugs?${new URLSearchParams(query)}`, {
      credentials: 'include',
      signal,
    })
    return response.ok ? parse(await response.json()) : undefined
  } catch {
    return undefined
  }
}

function parse({ free, usedBy }: { free?: unknown; usedBy?: unknown }): SlugAnswer {
  return {
    free: typeof free === 'string' ? free : '',
    usedBy: typeof usedBy === 'string' ? usedBy : null,
  }
}
