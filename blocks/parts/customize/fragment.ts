import { graphql } from '../../graphql.ts'

/** `customize.background.color.hex` of a block (spec §3). */
export const customizeFragment = graphql(`
  fragment Customize on CustomizeRecord {
    background {
      color {
        hex
      }
    }
  }
`)
