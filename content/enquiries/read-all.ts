import type { Payload, PayloadRequest, SelectType, Where } from 'payload'
import type { Enquiry } from '../payload-types.ts'

const PAGE = 500

/** More than any id: the ids of PostgreSQL have 31 bits. */
export const LAST_ID = 2 ** 31 - 1

type Options = { where?: Where; select?: SelectType; req?: PayloadRequest }

/** All enquiries, the newest first, read page by page. */
export async function* readAll({ db }: Payload, options: Options = {}): AsyncGenerator<Enquiry> {
  const { where = {}, ...rest } = options
  for (let last = LAST_ID; ; ) {
    const { docs } = await db.find<Enquiry>({
      collection: 'enquiries',
      where: { and: [where, { id: { less_than: last } }] },
      sort: '-id',
      limit: PAGE,
      pagination: false,
      ...rest,
    })
    yield* docs
    const end = docs.at(-1)
    if (!end || docs.length < PAGE) return
    last = end.id
  }
}
