import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'

/** The words that the scripts of the map say; its other words are in its HTML. */
const NAMES = [
  ...(['chosen', 'notChosen', 'shown', 'crowd', 'today', 'noSun'] as const),
  ...(['scene', 'noScene', 'tooSlow', 'failed', 'lost'] as const),
]

type Name = (typeof NAMES)[number]

/** The words as an attribute of the map. */
export function writeScriptWords(words: SiteWords['map']): string {
  return JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, words[name]])))
}

/** A sentence of a script, from the words that the map has. */
export function sayInMap(
  map: HTMLElement,
  name: Name,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const words: Pick<SiteWords['map'], Name> = JSON.parse(map.dataset.say ?? '{}')
  return say(words[name], values, map.ownerDocument.documentElement.lang)
}
