import { Text } from '@belvedere/ui/text.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import s from './listing.module.css'

/** A listing's description. */
export function Description({ text }: { text: string | null }) {
  if (!hasWords(text)) return null
  return (
    <div className={`grid ${s.about}`}>
      <Text text={text} className={s.description} />
    </div>
  )
}
