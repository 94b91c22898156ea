type ListPage<Doc> = { docs: Doc[]; nextPage?: number | null }

/**
 * All records of a list of the studio's API, which returns at most 500 at a time; `ask` reads the
 * page with a query.
 */
export async function allPages<Doc>(
  ask: (query: string) => Promise<ListPage<Doc>>,
): Promise<Doc[]> {
  const docs: Doc[] = []
  for (let page: number | null = 1; page; ) {
    const answer: ListPage<Doc> = await ask(`limit=500&page=${page}&sort=id&depth=0`)
    docs.push(...answer.docs)
    page = answer.nextPage ?? null
  }
  return docs
}
