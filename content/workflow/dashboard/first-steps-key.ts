/** The preference with which an account says that it has seen the first steps. */
export const FIRST_STEPS = 'first-steps'
