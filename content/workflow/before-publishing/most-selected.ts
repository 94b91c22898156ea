/** With more selected records, they are not compared one by one. */
export const MOST_SELECTED = 25
