/** More selected records are not compared one by one. */
export const MOST_SELECTED = 25
