import { Client, fetchExchange, gql } from '@urql/core'

const { CONTENT_URL = '', DELIVERY_TOKEN = '' } = process.env

/** It sends short queries by GET, as it does without being told. */
const client = new Client({
  url: CONTENT_URL,
  fetchOptions: { headers: { Authorization: `Bearer ${DELIVERY_TOKEN}` } },
  exchanges: [fetchExchange],
})

const AMENITIES = gql<{ amenities: { title: string | null }[] }, { first: number }>`
  query Amenities($first: Int) {
    amenities(first: $first) {
      title
    }
  }
`

/** The titles of the amenities. */
export async function readAmenities(first: number) {
  const { data, error } = await client.query(AMENITIES, { first })
  if (error) throw error
  return data
}
