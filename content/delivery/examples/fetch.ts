const { CONTENT_URL = '', DELIVERY_TOKEN = '' } = process.env

/** The titles of the amenities, by GET without a client. */
export async function readAmenities(first: number) {
  const query = 'query Amenities($first: Int) { amenities(first: $first) { title } }'
  const parameters = new URLSearchParams({ query, variables: JSON.stringify({ first }) })
  const response = await fetch(`${CONTENT_URL}?${parameters}`, {
    headers: {
      Accept: 'application/graphql-response+json',
      Authorization: `Bearer ${DELIVERY_TOKEN}`,
    },
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors[0].message)
  return data
}
