import { classNames } from '@belvedere/ui/class-names.ts'
import { Prose } from '@belvedere/ui/prose.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import type { fragment } from './fragment.ts'
import s from './property-intro.module.css'

/** A description in large type. */
export function PropertyIntro({ description }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  if (!hasWords(description)) return null

  return (
    <section className={classNames('block', s.intro)} aria-label={words.introduction}>
      <div className="grid">
        <Prose html={description} className={s.text} />
      </div>
    </section>
  )
}
