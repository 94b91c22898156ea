/**
 * Header of an “Edit” of a list: for how many milliseconds its drawer was open. A duration, because
 * the clock of the editor's machine may be wrong.
 */
export const OPEN_FOR = 'x-open-for'
