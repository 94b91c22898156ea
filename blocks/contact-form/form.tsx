import { Button } from '@belvedere/ui/button.tsx'
import s from './contact-form.module.css'
import { Consent, MessageFields, PersonFields, type Privacy } from './controls.tsx'
import { Summary } from './summary.tsx'
import { TEXTS } from './texts.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

type Props = { email: string; group: string; subjects: string[]; privacy: Privacy }

/**
 * The enquiry form. The site has no endpoint for it, so it opens a draft in the visitor's mail
 * program, with and without JavaScript.
 */
export function Form({ email, group, subjects, privacy }: Props) {
  const { isHydrated, submitErrors, currentErrors, onSubmit, onInput } = useEnquiryForm(group)
  const controls = {
    group,
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
        <Button type="submit" label={TEXTS.go} dark hasArrow />
        <p className={s.note}>{TEXTS.note}</p>
      </div>
    </form>
  )
}
