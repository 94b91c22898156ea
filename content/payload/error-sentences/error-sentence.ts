/** An error of a field as a sentence, after the place of the field if it has one. */
export const errorSentence = (place: string, message: string): string =>
  place ? `${place}: ${message}` : message
