import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'

const { CONTENT_URL = '', DELIVERY_TOKEN = '' } = process.env

const client = new ApolloClient({
  link: new HttpLink({
    uri: CONTENT_URL,
    headers: { Authorization: `Bearer ${DELIVERY_TOKEN}` },
  }),
  cache: new InMemoryCache(),
})

const AMENITIES = gql`
  query Amenities($first: Int) {
    amenities(first: $first) {
      id
      title
    }
  }
`

type Amenities = { amenities: { id: string; title: string | null }[] }

/** The titles of the amenities. */
export async function readAmenities(first: number) {
  const { data } = await client.query<Amenities>({ query: AMENITIES, variables: { first } })
  return data
}
