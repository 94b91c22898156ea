/**
 * The id of a record in the form of a new one, which is not stored yet: `pages:0`. It is a number, so
 * that it can be compared with those of stored records.
 */
export const NEW_ID = 0

/**
 * The slug at which every unsaved document has its page, besides its own: a preview that is open stays
 * there when a new record is saved, and while its slug follows its title. No page is hidden by it.
 */
export const PLACEHOLDER = 'draft'
