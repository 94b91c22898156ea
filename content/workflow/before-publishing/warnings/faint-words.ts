import { type WordsOnIt, wordsNote } from '../../../media/words-on-pictures/words-note.ts'
import type { Leaf } from '../leaves-of.ts'
import { keyOf, referencesOf } from '../references.ts'
import { type Check, warn } from './warning.ts'

/** Pictures on which the words of their block (`custom.wordsOn`) can hardly be read. */
export const faintWords: Check = (leaves, records) =>
  leaves.flatMap((leaf) => {
    const on: WordsOnIt | undefined = leaf.field.custom?.wordsOn
    if (!on) return []
    const beside = (...names: string[]) => {
      const wanted = [...leaf.path.slice(0, 2), ...names].join()
      return leaves.find(({ path }) => path.join() === wanted)
    }
    const groundsOf = (picture: Leaf | undefined) =>
      referencesOf(picture?.field, picture?.value).flatMap(
        (one) => records.get(keyOf(one))?.file?.ground ?? [],
      )
    const hero = {
      look: beside('look')?.value,
      day: { title: beside('title')?.value, eyebrow: beside('eyebrow')?.value },
      evening: {
        title: beside('evening', 'title')?.value,
        eyebrow: beside('evening', 'eyebrow')?.value,
      },
    }
    const leaving = on.leaving ? groundsOf(beside(on.leaving)) : []
    return groundsOf(leaf).flatMap((ground) => {
      const note = wordsNote({ opening: [ground], leaving }, hero, on.looks)
      return note?.isReadable === 'no' ? [warn(leaf, note.sentence)] : []
    })
  })
