import { graphql } from '../graphql.ts'

export const fragment = graphql(`
  fragment WeatherStatus on WeatherStatusRecord {
    title
    lastUpdated
    name
    isOpen
  }
`)
