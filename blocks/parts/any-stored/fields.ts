import type { FilterOptions } from 'payload'

/**
 * A filter that allows every record. Payload only checks that a chosen record exists in fields that
 * have a filter.
 */
export const anyStored: FilterOptions = () => true
