import { GraphQLClient } from 'graphql-request'

const { CONTENT_URL = '', DELIVERY_TOKEN = '' } = process.env

const client = new GraphQLClient(CONTENT_URL, {
  headers: { Authorization: `Bearer ${DELIVERY_TOKEN}` },
})

const AMENITIES = 'query Amenities($first: Int) { amenities(first: $first) { title } }'

type Amenities = { amenities: { title: string | null }[] }

/** The titles of the amenities; throws with the sentence of the API. */
export function readAmenities(first: number) {
  return client.request<Amenities>(AMENITIES, { first })
}
