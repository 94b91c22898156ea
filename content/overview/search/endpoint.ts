import { type Endpoint, Forbidden } from 'payload'
import { isEditor } from '../../payload/access.ts'
import type { SearchAnswer } from './results.ts'
import { search } from './search.ts'

const MAX_LENGTH = 200

/** `GET /api/search?q=…&in=…`: the search of the studio, for people who are signed in to it. */
export const searchEndpoint: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async (req) => {
    if (!isEditor({ req })) throw new Forbidden(req.t)
    const { searchParams } = new URL(req.url ?? '', 'http://localhost')
    const query = (searchParams.get('q') ?? '').slice(0, MAX_LENGTH)
    const answer: SearchAnswer = {
      groups: await search(req, query, searchParams.get('in') ?? undefined),
    }
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  },
}
