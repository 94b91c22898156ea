import type { FormWords } from '@belvedere/kit/brand/form-words.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { useEffect, useRef } from 'react'
import s from './contact-form.module.css'

type Props = {
  reference: string
  words: FormWords
  /** Whether it has just replaced the form: then it takes the focus. */
  isNew: boolean
}

/** Thanks: the number of the enquiry, what happens next, and when. */
export function Sent({ reference, words, isNew }: Props) {
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) thanks.current?.focus()
  }, [isNew])

  return (
    <div ref={thanks} className={s.sent} tabIndex={-1} role="status">
      <h3 className={s.thanks}>{words.sentHeading}</h3>
      <Text text={words.sentText} className={s.words} />
      <p className={s.reference}>
        {words.reference} <strong translate="no">{reference}</strong>
      </p>
    </div>
  )
}
