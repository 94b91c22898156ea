import {
  type EnquiryField,
  type EnquiryFields,
  MAX_LENGTHS,
} from '@belvedere/kit/enquiry/fields.ts'
import type { House } from '@belvedere/kit/enquiry/form-state.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { Select } from '@belvedere/ui/select.tsx'
import s from './contact-form.module.css'
import { controlId } from './errors.ts'
import { controlProps, Field } from './field.tsx'

export type Controls = {
  /** Prefix of the control ids: a page may have two forms. */
  group: string
  words: SiteWords['form']
  /** The values entered before; empty at first. */
  values: Partial<EnquiryFields>
  errorOf: (field: EnquiryField) => string | undefined
}

type LineProps = Controls & {
  field: 'name' | 'email' | 'phone'
  type: 'text' | 'email' | 'tel'
  complete: string
  isOptional?: boolean
}

function Line({ field, type, complete, isOptional, ...controls }: LineProps) {
  const { group, words, values, errorOf } = controls
  const [id, error] = [controlId(group, field), errorOf(field)]
  return (
    <Field id={id} label={words[field]} error={error} note={isOptional && words.optional}>
      <input
        name={field}
        type={type}
        autoComplete={complete}
        maxLength={MAX_LENGTHS[field]}
        defaultValue={values[field]}
        required={!isOptional}
        dir="auto"
        {...controlProps(id, error)}
      />
    </Field>
  )
}

/** Who writes. */
export function PersonFields(controls: Controls) {
  return (
    <>
      <Line {...controls} field="name" type="text" complete="name" />
      <Line {...controls} field="email" type="email" complete="email" />
      <Line {...controls} field="phone" type="tel" complete="tel" isOptional />
    </>
  )
}

type Choice = Controls & {
  field: 'about' | 'answerBy' | 'language'
  choices: readonly { value: string; label: string }[]
  note?: string
  className?: string | undefined
}

function ChoiceField({ field, choices, note, className, group, words, values }: Choice) {
  const id = controlId(group, field)
  return (
    <Field id={id} label={words[field]} note={note} className={className}>
      <Select id={id} name={field} defaultValue={values[field]} className={s.select}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** The preferred way and language of the answer; a single language is not offered. */
export function AnswerFields({ languages, ...controls }: Controls & { languages: string[] }) {
  const { byEmail, byPhone } = controls.words
  const ways = [
    { value: 'email', label: byEmail },
    { value: 'phone', label: byPhone },
  ]
  return (
    <>
      <ChoiceField {...controls} field="answerBy" choices={ways} />
      {languages.length > 1 && (
        <ChoiceField {...controls} field="language" choices={languages.map(sameLabel)} />
      )}
    </>
  )
}

type MessageProps = Controls & {
  subjects: string[]
  house: House | undefined
  /** Whether the subject takes a whole line: no field is left to be beside it. */
  isAlone: boolean
}

/**
 * The subject of the enquiry: the listing that the person comes from, or else nothing until they
 * choose.
 */
export function MessageFields({ subjects, house, isAlone, ...controls }: MessageProps) {
  const { group, words, values, errorOf } = controls
  const [id, error] = [controlId(group, 'message'), errorOf('message')]
  const choices = [...new Set([house?.title ?? '', ...subjects])]
  return (
    <>
      <ChoiceField
        key={house?.path}
        {...controls}
        field="about"
        choices={choices.map(sameLabel)}
        note={words.optional}
        className={isAlone ? s.whole : undefined}
      />
      <Field id={id} label={words.message} error={error} className={s.whole}>
        <textarea
          name="message"
          rows={4}
          defaultValue={values.message}
          required
          dir="auto"
          {...controlProps(id, error)}
        />
      </Field>
    </>
  )
}

function sameLabel(text: string) {
  return { value: text, label: text || '–' }
}

/** Consent to news: never checked beforehand, and not needed for an answer. */
export function News({ group, words, values }: Controls) {
  const id = controlId(group, 'news')
  return (
    <div className={s.whole}>
      <div className={s.check}>
        <input
          id={id}
          name="news"
          type="checkbox"
          value="yes"
          defaultChecked={values.news === 'yes'}
        />
        <span>
          <label htmlFor={id}>{words.news}</label>
        </span>
      </div>
    </div>
  )
}
