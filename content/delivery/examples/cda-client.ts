import { executeQueryWithAutoPagination, rawExecuteQuery } from '@datocms/cda-client'

const { CONTENT_URL = '', DELIVERY_TOKEN = '' } = process.env

const options = { graphqlEndpointUrl: CONTENT_URL, token: DELIVERY_TOKEN }

/** Up to 1,200 amenities: the client requests lists of 500 in one query. */
export function readAmenities() {
  return executeQueryWithAutoPagination('{ amenities(first: 1200) { title } }', options)
}

const PAGE = 'query Page($slug: String) { page(filter: { slug: { eq: $slug } }) { title } }'

/** A page as its draft has it, with its model. The token needs the scope preview. */
export async function readDraft(slug: string) {
  const [data, response] = await rawExecuteQuery(PAGE, {
    ...options,
    variables: { slug },
    includeDrafts: true,
    returnCacheTags: true,
  })
  return { data, tags: response.headers.get('x-cache-tags')?.split(' ') ?? [] }
}
