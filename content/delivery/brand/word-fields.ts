import { onlyPictures } from '@belvedere/blocks/parts/image/fields.ts'
import type { Word } from '@belvedere/kit/words/words.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import type { Field, GroupField, TextareaField, TextField } from 'payload'
import { asDoc } from '../../payload/doc.ts'
import { ownWordsOf } from './own-words.ts'
import { COOKIE_LABELS, ERROR_LABELS, FORM_LABELS, SHELL_LABELS } from './word-labels.ts'
import { wordKeys } from './word-list.ts'

/** The longest text of a button or a label. */
const MAX_WORD = 80
const MAX_SENTENCE = 400
/** From this length on a text gets a field of several lines. */
const LONG = 60

/** The footer sentence, and every word of pages and mails. */
export const wordFields: Field[] = [
  {
    name: 'statement',
    label: 'Footer sentence',
    type: 'textarea',
    localized: true,
    maxLength: 160,
    admin: { description: 'One sentence, large, at the end of every page. Plain text.' },
  },
  {
    name: 'words',
    label: 'Words',
    type: 'json',
    custom: { keys: wordKeys('en') },
    validate: checkWords,
    hooks: { afterRead: [({ value, data }) => value ?? ownWordsOf(data ?? {})] },
    admin: {
      description:
        'What pages and mails say. Whatever you leave as it is comes in the language that is chosen in “Site”.',
      components: { Field: '/delivery/brand/studio/words-field.tsx#WordsField' },
    },
  },
  wordGroup('labels', 'Labels', ENGLISH.labels, SHELL_LABELS),
  wordGroup('cookies', 'Question about cookies', ENGLISH.cookies, COOKIE_LABELS),
  wordGroup('notFound', 'Page not found (404)', ENGLISH.notFound, ERROR_LABELS),
  wordGroup('failed', 'Page failed (500)', ENGLISH.notFound, ERROR_LABELS),
  wordGroup('away', 'Site cannot be reached (503)', ENGLISH.away, ERROR_LABELS),
  wordGroup('form', 'Contact form', ENGLISH.form, FORM_LABELS),
]

/** The picture of the error pages. */
export const errorFields: Field[] = [
  {
    name: 'errorPicture',
    label: 'Picture',
    type: 'upload',
    relationTo: 'media',
    filterOptions: onlyPictures,
    admin: { description: 'Behind the words, over the whole screen. Calm and dark pictures fit.' },
  },
]

/** The longest text of any word: a letter. */
const MAX_TEXT = 4000

function checkWords(words: unknown) {
  const entries = Object.entries(asDoc(words))
  const long = entries.find(([, text]) => typeof text !== 'string' || text.length > MAX_TEXT)
  return long === undefined || `Shorten “${long[0]}”: a text has ${MAX_TEXT} characters at most.`
}

/**
 * The words of a group in fields of their own, for the API and for sites of 0.2.0. The studio shows
 * all words in one list.
 */
function wordGroup<Labels extends Record<string, string>>(
  name: string,
  label: string,
  words: Readonly<Record<keyof Labels & string, Word>>,
  labels: Labels,
): GroupField {
  const fields = Object.entries(labels).map(([name, own]) => {
    const word = words[name] ?? ''
    return wordField(name, own, typeof word === 'string' ? word : word.other)
  })
  return { name, label, type: 'group', fields, admin: { condition: () => false } }
}

/** Plain text; the default shows as its placeholder. */
function wordField(name: string, label: string, placeholder: string): TextField | TextareaField {
  const common = { name, label, localized: true }
  return placeholder.length > LONG
    ? { ...common, type: 'textarea', maxLength: MAX_SENTENCE, admin: { placeholder, rows: 3 } }
    : { ...common, type: 'text', maxLength: MAX_WORD, admin: { placeholder, width: '50%' } }
}
