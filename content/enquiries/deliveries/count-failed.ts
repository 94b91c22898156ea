import type { Payload } from 'payload'

/** How many deliveries have failed, whether they are tried again or given up. */
export async function countFailed({ db }: Payload): Promise<number> {
  const where = { state: { in: ['failed', 'given-up'] } }
  return (await db.count({ collection: 'deliveries', where })).totalDocs
}
