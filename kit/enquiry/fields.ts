/**
 * The fields that a visitor fills in, in the order of the form. All values are text, as in a form.
 */
export type EnquiryFields = {
  name: string
  email: string
  phone: string
  /** A line of the form's subjects. */
  about: string
  /** The path of the listing that it is about, such as `/real-estate/villas/the-boathouse`. */
  house: string
  message: string
  /** The language of the answer, in the visitor's words or the form's choices. */
  language: string
  answerBy: string
  /** `yes` if the visitor agrees to news; nobody needs it for an answer. */
  news: string
}

export type EnquiryField = keyof EnquiryFields

/**
 * All that a visitor has entered: the fields, the answers to the owner's questions by their ids, and
 * the version of the consent whose box is ticked.
 */
export type EnquiryValues = EnquiryFields & {
  own: Readonly<Record<string, string>>
  consent: string
}

/** The greatest length of each field, in UTF-16 units. */
export const MAX_LENGTHS: Readonly<Record<EnquiryField, number>> = {
  name: 200,
  email: 254,
  phone: 60,
  about: 200,
  house: 300,
  message: 8000,
  language: 60,
  answerBy: 10,
  news: 3,
}

/** Ways in which a visitor may wish to be answered. */
export const ANSWERS_BY = ['email', 'phone'] as const

export type AnswerBy = (typeof ANSWERS_BY)[number]
