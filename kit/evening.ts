/**
 * The evening at the property, in full hours of its local time. Words may change from `first` to
 * `last`; pictures, and words without an hour, do at `from`. It ends in the night.
 */
export const EVENING = { first: 15, from: 19, last: 23, until: 5 } as const
