import type { FormWords } from '@belvedere/kit/brand/form-words.ts'
import { Select } from '@belvedere/ui/select.tsx'
import s from './contact-form.module.css'
import { ErrorMessage, Field, requiredProps } from './field.tsx'

type Props = {
  /** Prefix of the control ids: a page may have two forms. */
  group: string
  words: FormWords
  errorOf: (id: string) => string | undefined
}

export function PersonFields({ group, words, errorOf }: Props) {
  const [name, email, phone] = [`${group}-name`, `${group}-email`, `${group}-phone`]
  return (
    <>
      <Field id={name} label={words.name} error={errorOf(name)}>
        <input
          name="name"
          type="text"
          autoComplete="name"
          {...requiredProps(name, errorOf(name))}
        />
      </Field>
      <Field id={email} label={words.email} error={errorOf(email)}>
        <input
          name="email"
          type="email"
          autoComplete="email"
          {...requiredProps(email, errorOf(email))}
        />
      </Field>
      <Field id={phone} label={words.phone} note={words.optional}>
        <input id={phone} name="phone" type="tel" autoComplete="tel" />
      </Field>
    </>
  )
}

export function MessageFields({ group, words, errorOf, subjects }: Props & { subjects: string[] }) {
  const [about, message] = [`${group}-about`, `${group}-message`]
  return (
    <>
      <Field id={about} label={words.about}>
        <Select id={about} name="about" className={s.select}>
          {subjects.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </Select>
      </Field>
      <Field id={message} label={words.message} error={errorOf(message)} className={s.whole}>
        <textarea name="message" rows={4} {...requiredProps(message, errorOf(message))} />
      </Field>
    </>
  )
}

/** The link to the privacy page. */
export type Privacy = { label: string; to: string } | null

export function Consent({ group, words, errorOf, privacy }: Props & { privacy: Privacy }) {
  const id = `${group}-consent`
  return (
    <div className={s.whole}>
      <div className={s.check}>
        <input type="checkbox" {...requiredProps(id, errorOf(id))} />
        <span>
          <label htmlFor={id}>{words.consent}</label>
          {privacy && <PrivacyLink {...privacy} />}
        </span>
      </div>
      <ErrorMessage id={id} error={errorOf(id)} />
    </div>
  )
}

/** Opens in a new tab, so that the form's content is not lost. */
function PrivacyLink({ label, to }: NonNullable<Privacy>) {
  return (
    <>
      {' '}
      <a href={to} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    </>
  )
}
