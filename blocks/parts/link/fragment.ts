import { graphql } from '../../graphql.ts'

/** A link as every view takes it: `{ id, label, to }` (spec §3). */
export const linkFragment = graphql(`
  fragment Link on LinkRecord {
    id
    label
    to
  }
`)
