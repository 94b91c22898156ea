import { isEditor } from '../../payload/access.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readParameter } from '../../studio/read-request.ts'
import type { SearchAnswer } from './results.ts'
import { search } from './search.ts'

const MAX_LENGTH = 200

/** `GET /api/search?q=…&in=…`: the search of the studio, for people who are signed in to it. */
export const searchEndpoint = endpoint(isEditor, 'get', '/search', async (req) => {
  const query = (readParameter(req, 'q') ?? '').slice(0, MAX_LENGTH)
  const answer: SearchAnswer = { groups: await search(req, query, readParameter(req, 'in')) }
  return answer
})
