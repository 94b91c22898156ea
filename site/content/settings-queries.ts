import { graphql } from '@belvedere/blocks/graphql.ts'
import { amenityFactsFragment, listingFactsFragment } from './inventory.ts'
import { brandFragment, globalFragment, siteFragment } from './settings.ts'

/** The listings of the settings are those with a position on the map, sold ones too (spec §7). */
const onMap = 'filter: { meshKey: { exists: true } }' as const

/**
 * The Settings call of specification §7, for the screens that use the lists and for the error
 * screen. Of each list it has the first hundred.
 */
export const settingsQuery = graphql(
  `
    query Settings {
      site {
        ...Site
      }
      global {
        ...Global
      }
      brand {
        ...Brand
      }
      listings(first: 100, ${onMap}, orderBy: [unit_ASC]) {
        ...ListingFacts
      }
      _listingsMeta(${onMap}) {
        count
      }
      amenities(first: 100) {
        ...AmenityFacts
      }
      _amenitiesMeta {
        count
      }
    }
  `,
  [siteFragment, globalFragment, brandFragment, listingFactsFragment, amenityFactsFragment],
)

/** The listings after those in the settings, at most 100 at a time. */
export const moreListingsQuery = graphql(
  `
    query SettingsListings($first: Int!, $skip: Int!) {
      meta: _listingsMeta(${onMap}) {
        count
      }
      items: listings(first: $first, skip: $skip, ${onMap}, orderBy: [unit_ASC]) {
        ...ListingFacts
      }
    }
  `,
  [listingFactsFragment],
)

/** The amenities after those in the settings, at most 100 at a time. */
export const moreAmenitiesQuery = graphql(
  `
    query SettingsAmenities($first: Int!, $skip: Int!) {
      meta: _amenitiesMeta {
        count
      }
      items: amenities(first: $first, skip: $skip) {
        ...AmenityFacts
      }
    }
  `,
  [amenityFactsFragment],
)
