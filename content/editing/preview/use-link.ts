import type { Payload } from 'payload'

/** Counts a use of a preview link, and remembers when it was. */
export async function countUse({ db }: Payload, hash: string): Promise<void> {
  await db.updateOne({
    collection: 'preview-links',
    where: { tokenHash: { equals: hash } },
    data: { uses: { $inc: 1 }, lastUsedAt: new Date().toISOString() },
    returning: false,
  })
}
