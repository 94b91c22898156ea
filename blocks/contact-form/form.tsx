import { Button } from '@belvedere/ui/button.tsx'
import s from './contact-form.module.css'
import { Consent, type Privacy, What, Who } from './controls.tsx'
import { Summary } from './summary.tsx'
import { useFaults } from './use-faults.ts'
import { WORDS } from './words.ts'

type Props = { email: string; group: string; subjects: string[]; privacy: Privacy }

/**
 * The enquiry. Nothing on this site takes it in yet, so it goes where the visitor can see it go: into
 * a letter of their own mail programme, with scripts and without.
 */
export function Form({ email, group, subjects, privacy }: Props) {
  const { isAlive, found, left, submit, mend } = useFaults(group)
  const controls = {
    group,
    faultAt: (id: string) => left.find((fault) => fault.id === id)?.words,
  }
  return (
    <form
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      noValidate={isAlive}
      onSubmit={submit}
      onInput={mend}
    >
      <Summary faults={found} />
      <div className={s.fields}>
        <Who {...controls} />
        <What {...controls} subjects={subjects} />
        <Consent {...controls} privacy={privacy} />
      </div>
      <div className={s.foot}>
        <Button type="submit" label={WORDS.go} dark hasArrow />
        <p className={s.note}>{WORDS.note}</p>
      </div>
    </form>
  )
}
