import { classNames } from '@belvedere/ui/class-names.ts'
import { Prose } from '@belvedere/ui/prose.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import type { fragment } from './fragment.ts'
import s from './property-intro.module.css'

/** A description in large type. */
export function PropertyIntro({ description }: BlockData<typeof fragment>) {
  if (!hasWords(description)) return null

  return (
    <section className={classNames('block', s.intro)} aria-label="Introduction">
      <div className="grid">
        <Prose html={description} className={s.text} />
      </div>
    </section>
  )
}
