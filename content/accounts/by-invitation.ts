/** The studio sends this instead of a password: the new colleague sets one through a link. */
export const BY_INVITATION = 'set by the link of an invitation'
