/** Texts of the lightbox. */
export const words = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  fault: 'This picture did not load.',
  file: 'Open its file',
}

/** The position for screen readers. */
export function spokenPosition(number: number, count: number): string {
  return `Picture ${number} of ${count}`
}

/** The position as it is displayed. */
export function writtenPosition(number: number, count: number): string {
  return `${number} / ${count}`
}
