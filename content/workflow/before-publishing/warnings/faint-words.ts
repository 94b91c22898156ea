import { type Looks, wordsNote } from '../../../media/words-on-pictures/words-note.ts'
import { keyOf, referencesOf } from '../references.ts'
import { type Check, warn } from './warning.ts'

/** Pictures on which the words of their block (`custom.wordsOn`: its looks) can hardly be read. */
export const faintWords: Check = (leaves, records) =>
  leaves.flatMap((leaf) => {
    const looks: Looks | undefined = leaf.field.custom?.wordsOn
    if (!looks) return []
    const beside = (name: string) => {
      const wanted = [...leaf.path.slice(0, 2), name].join()
      return leaves.find(({ path }) => path.join() === wanted)?.value
    }
    return referencesOf(leaf.field, leaf.value).flatMap((one) => {
      const ground = records.get(keyOf(one))?.file?.ground
      const hero = { look: beside('look'), title: beside('title'), dusk: beside('dusk') }
      const note = ground && wordsNote(ground, hero, looks)
      return note?.isReadable === 'no' ? [warn(leaf, note.sentence)] : []
    })
  })
