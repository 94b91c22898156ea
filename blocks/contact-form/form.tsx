import type { FormWords } from '@belvedere/kit/brand/form-words.ts'
import { Button } from '@belvedere/ui/button.tsx'
import s from './contact-form.module.css'
import { Consent, MessageFields, PersonFields, type Privacy } from './controls.tsx'
import { Summary } from './summary.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

type Props = {
  email: string
  group: string
  subjects: string[]
  privacy: Privacy
  words: FormWords
}

/**
 * The enquiry form. The site has no endpoint for it, so it opens a draft in the visitor's mail
 * program, with and without JavaScript.
 */
export function Form({ email, group, subjects, privacy, words }: Props) {
  const { isHydrated, submitErrors, currentErrors, onSubmit, onInput } = useEnquiryForm(
    group,
    words,
  )
  const controls = {
    group,
    words,
    errorOf: (id: string) => currentErrors.find((error) => error.id === id)?.message,
  }
  return (
    <form
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      noValidate={isHydrated}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <Summary errors={submitErrors} />
      <div className={s.fields}>
        <PersonFields {...controls} />
        <MessageFields {...controls} subjects={subjects} />
        <Consent {...controls} privacy={privacy} />
      </div>
      <div className={s.foot}>
        <Button type="submit" label={words.go} dark hasArrow />
        <p className={s.note}>{words.note}</p>
      </div>
    </form>
  )
}
