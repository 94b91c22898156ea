import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './graphql-env.d.ts'

/**
 * Documents typed by `content/schema.graphql` (through the generated `graphql-env.d.ts`). Fragments
 * are not masked: a block's data is used by its own view only.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection
  disableMasking: true
  scalars: { ID: string; MetaTagAttributes: Record<string, string> }
}>()

export type { ResultOf, VariablesOf } from 'gql.tada'
