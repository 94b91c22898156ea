import { graphql } from '../../graphql.ts'

/** A link (spec §3): `{ id, label, to }`. */
export const linkFragment = graphql(`
  fragment Link on LinkRecord {
    id
    label
    to
  }
`)
