import type { FilterOptions } from 'payload'

/**
 * Every record may be chosen. The content service looks whether a chosen one is still there only in
 * fields that have a filter.
 */
export const anyStored: FilterOptions = () => true
