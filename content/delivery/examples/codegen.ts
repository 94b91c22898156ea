const { CONTENT_URL = '', DELIVERY_TOKEN = '' } = process.env

/** For `graphql-codegen --config codegen.ts`. A token of either scope may read the schema. */
export default {
  schema: [{ [CONTENT_URL]: { headers: { Authorization: `Bearer ${DELIVERY_TOKEN}` } } }],
  documents: 'src/**/*.{ts,tsx}',
  generates: { 'src/gql/': { preset: 'client' } },
}
