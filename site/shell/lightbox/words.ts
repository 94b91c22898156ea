/** The words the lightbox brings. */
export const words = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  fault: 'This picture did not load.',
  file: 'Open its file',
}

/** Where among how many, for those who do not see it. */
export function spokenPlace(number: number, count: number): string {
  return `Picture ${number} of ${count}`
}

/** The same as it is shown. */
export function writtenPlace(number: number, count: number): string {
  return `${number} / ${count}`
}
