import { onlyPictures } from '@belvedere/blocks/parts/image/fields.ts'
import { FORM_WORDS } from '@belvedere/kit/brand/form-words.ts'
import { DEFAULT_WORDS } from '@belvedere/kit/brand/words.ts'
import type { Field, GroupField, TextareaField, TextField } from 'payload'
import { COOKIE_LABELS, ERROR_LABELS, FORM_LABELS, SHELL_LABELS } from './word-labels.ts'

/** The longest text of a button or a label. */
const MAX_WORD = 80
const MAX_SENTENCE = 400
/** From this length on a text gets a field of several lines. */
const LONG = 60

/** Footer sentence, labels and the question about cookies. */
export const shellWordFields: Field[] = [
  {
    name: 'statement',
    label: 'Footer sentence',
    type: 'textarea',
    localized: true,
    maxLength: 160,
    admin: { description: 'One sentence, large, at the end of every page. Plain text.' },
  },
  wordGroup('labels', 'Labels', DEFAULT_WORDS.labels, SHELL_LABELS),
  wordGroup('cookies', 'Question about cookies', DEFAULT_WORDS.cookies, COOKIE_LABELS),
]

/** The picture and the words of the error pages. */
export const errorFields: Field[] = [
  {
    name: 'errorPicture',
    label: 'Picture',
    type: 'upload',
    relationTo: 'media',
    filterOptions: onlyPictures,
    admin: { description: 'Behind the words, over the whole screen. Calm and dark pictures fit.' },
  },
  wordGroup('notFound', 'Page not found (404)', DEFAULT_WORDS.notFound, ERROR_LABELS),
  wordGroup('failed', 'Page failed (500)', DEFAULT_WORDS.notFound, ERROR_LABELS),
  wordGroup('away', 'Site cannot be reached (503)', DEFAULT_WORDS.away, ERROR_LABELS),
]

/** The words of the contact form. */
export const formWordFields: Field[] = [wordGroup('form', false, FORM_WORDS, FORM_LABELS)]

function wordGroup<Words extends Record<string, string>>(
  name: string,
  label: string | false,
  words: Words,
  labels: Record<keyof Words, string>,
): GroupField {
  const fields = Object.entries(words).map(([word, text]) =>
    wordField(word, labels[word] ?? word, text),
  )
  return { name, label, type: 'group', fields: inPairs(fields) }
}

/** Plain text; the default shows as its placeholder. */
function wordField(name: string, label: string, placeholder: string): TextField | TextareaField {
  const common = { name, label, localized: true }
  return placeholder.length > LONG
    ? { ...common, type: 'textarea', maxLength: MAX_SENTENCE, admin: { placeholder, rows: 3 } }
    : { ...common, type: 'text', maxLength: MAX_WORD, admin: { placeholder, width: '50%' } }
}

function inPairs(fields: (TextField | TextareaField)[]): Field[] {
  const [short, long] = [
    fields.filter(({ type }) => type === 'text'),
    fields.filter(({ type }) => type === 'textarea'),
  ]
  return [...(short.length > 0 ? [{ type: 'row' as const, fields: short }] : []), ...long]
}
