/** The studio sends this in place of a password: the new colleague sets one by a link. */
export const BY_INVITATION = 'set by the link of an invitation'
