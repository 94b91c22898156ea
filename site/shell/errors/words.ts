/** The statuses that have a screen. */
export type ErrorStatus = 404 | 500 | 503

type ErrorWords = {
  /** The title of the document. */
  title: string
  label: string
  heading: string
  /** The sentence, in three parts: the middle one leads to the contact page. */
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

/** An empty address is the one the visitor asked for: the link loads it again, without scripts too. */
const sameAddress = ''

/**
 * An unknown address and a fatal error share the specification's words (§2, §8); a page that could
 * not be loaded has words of its own, for it may well exist.
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
