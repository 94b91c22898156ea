/** Statuses with an error screen. */
export type ErrorStatus = 404 | 500 | 503

type ErrorWords = {
  /** The title of the document. */
  title: string
  label: string
  heading: string
  /** The sentence in three parts; the middle one links to the contact page. */
  text: [before: string, contact: string, after: string]
  button: { label: string; to: string }
}

const notFound: ErrorWords = {
  title: 'Page Not Found',
  label: '404',
  heading: 'Page not found',
  text: [
    'Sorry, the page you are looking for could not be found. You can return to our homepage or ',
    'contact us',
    " if you can't find what you are looking for.",
  ],
  button: { label: 'Homepage', to: '/' },
}

/** An empty href links to the current address, and reloads it without scripts too. */
const sameAddress = ''

/**
 * 404 and 500 share the text of the specification (§2, §8). 503 has its own, since the page may
 * well exist.
 */
export const errorWords: Record<ErrorStatus, ErrorWords> = {
  404: notFound,
  500: notFound,
  503: {
    title: 'This page did not arrive',
    label: '503',
    heading: 'This page did not arrive',
    text: [
      'Something between us and the page failed for a moment. Please try again; if it keeps failing, ',
      'write to us',
      '.',
    ],
    button: { label: 'Try again', to: sameAddress },
  },
}
