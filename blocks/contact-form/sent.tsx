import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { Text } from '@belvedere/ui/text.tsx'
import s from './contact-form.module.css'

type Props = {
  words: SiteWords['form']
  /** Within what time the owner answers. */
  promise: string | null
  /** Without a reference it is the form's script that fills it in. */
  reference?: string
}

/** Thanks: the number of the enquiry, what happens next, and when. */
export function Sent({ words, promise, reference }: Props) {
  return (
    <div className={s.sent} tabIndex={-1} role="status">
      <h3 className={s.thanks}>{words.sentHeading}</h3>
      <Text text={words.sentText} className={s.words} />
      <Text text={promise} className={s.words} />
      <p className={s.reference}>
        {words.reference} <strong translate="no">{reference}</strong>
      </p>
    </div>
  )
}
