import type { SiteWords } from '@belvedere/kit/words/words.ts'

const WORDS = [
  ...(['nameMissing', 'emailMissing', 'emailInvalid', 'phoneMissing', 'phoneInvalid'] as const),
  ...(['answerMissing', 'dateInvalid', 'consentMissing'] as const),
  ...(['messageMissing', 'tooLong', 'lookOver', 'busy', 'notKept', 'byMail'] as const),
  ...(['go', 'sending'] as const),
]

/** What the form's script needs besides its HTML. */
export type ScriptData = {
  /** Prefix of the control ids. */
  group: string
  /** The path of the page. */
  page: string
  /** The alternative when the form cannot be sent. */
  email: string | undefined
  /** The sentences of the error summary, for one error, two, and so on. */
  toMend: readonly string[]
  /** The words that it may have to show. */
  words: Pick<SiteWords['form'], (typeof WORDS)[number]>
}

/** The data as an attribute of the form. */
export function scriptData({ words, ...data }: ScriptData): string {
  const own = Object.fromEntries(WORDS.map((name) => [name, words[name]]))
  return JSON.stringify({ ...data, words: own })
}

/** The data of a form; undefined for the answer to a form that was sent without scripts. */
export function readScriptData({ dataset }: HTMLFormElement): ScriptData | undefined {
  return dataset.form === undefined ? undefined : JSON.parse(dataset.form)
}

/** Why a form is still shown that has no errors. */
export type Reason = 'look-over' | 'busy' | 'not-kept' | 'too-long'

/** The words for it. */
export function reasonOf(reason: Reason, words: ScriptData['words']): string {
  const texts = {
    'look-over': words.lookOver,
    busy: words.busy,
    'not-kept': words.notKept,
    'too-long': words.tooLong,
  }
  return texts[reason]
}
