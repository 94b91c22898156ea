/** The words the lightbox brings. */
export const words = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  place: (number: number, count: number) => `Picture ${number} of ${count}`,
  count: (number: number, count: number) => `${number} / ${count}`,
  fault: 'This picture did not load.',
  file: 'Open its file',
}
