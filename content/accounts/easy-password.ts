/** Letters that are written as something else; the others stay. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** Shorter words occur in almost any password. */
const MIN_CORE = 4

/**
 * Why a password would be among the first that somebody tries, or undefined: it is one of the 49,000
 * that leaked most often, or one of them with digits and signs around it, or it is made of the words
 * in `about` (names of the person, the property and the program) and little else.
 */
export async function whyEasy(
  password: string,
  about: readonly string[],
): Promise<string | undefined> {
  const known = await leakedPasswords()
  const forms = [password.toLowerCase(), coreOf(password), coreOf(withoutLookalikes(password))]
  if (forms.some((form) => form.length >= MIN_CORE && known.has(form))) return LEAKED
  return coreOf(withoutWords(password, about)).length < MIN_CORE && about.length > 0
    ? OBVIOUS
    : undefined
}

const LEAKED =
  'This password, or one that is almost the same, was found in leaks and is tried first. Choose another: a few words in a row are easy to remember.'
const OBVIOUS =
  'This password is little more than a name that others know. Choose another: a few words in a row are easy to remember.'

/** Without digits and signs at its ends. */
function coreOf(password: string) {
  return password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

function withoutLookalikes(password: string) {
  return [...password].map((letter) => LOOKALIKES[letter] ?? letter).join('')
}

function withoutWords(password: string, words: readonly string[]) {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())
}

let leaked: Promise<ReadonlySet<string>> | undefined

/** Read when the first password is set: they take a megabyte. */
function leakedPasswords(): Promise<ReadonlySet<string>> {
  leaked ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase())),
  )
  return leaked
}

/** The words of a text that a password could be built from. */
export function guessableWords(...texts: unknown[]): string[] {
  const words = texts.flatMap((text) =>
    typeof text === 'string' ? text.toLowerCase().split(/[^\p{L}\p{N}]+/u) : [],
  )
  return [...new Set(words)].filter((word) => word.length >= 3)
}
