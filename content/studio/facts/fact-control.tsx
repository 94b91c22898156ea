'use client'

import { type Fact, headingOf } from '@belvedere/kit/facts/fact.ts'
import { checkFact } from '@belvedere/kit/facts/value.ts'
import { useId } from 'react'

type Props = {
  fact: Fact
  /** The path of the fact in the form, which leads to this control from the live preview. */
  name: string
  value: unknown
  currency: string
  isDisabled: boolean
  onChange: (value: unknown) => void
}

/** The label and the control of a fact, with what is wrong about its value. */
export function FactControl({ fact, name, value, currency, isDisabled, onChange }: Props) {
  const id = useId()
  const verdict = checkFact(fact, value)
  const isWrong = verdict !== true
  const unit = fact.unit.replaceAll('¤', currency)
  const shared = {
    id,
    name,
    disabled: isDisabled,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${id}-problem` : undefined,
  }
  return (
    <div className="fact-control">
      <label htmlFor={id}>
        {headingOf(fact)}
        {unit && <span> ({unit})</span>}
      </label>
      {fact.kind === 'yes' || fact.kind === 'choice' ? (
        <FactChoice fact={fact} value={value} onChange={onChange} shared={shared} />
      ) : (
        <input
          {...shared}
          {...inputOf(fact)}
          dir="auto"
          autoComplete="off"
          value={textOf(value)}
          onChange={({ target }) => onChange(entered(fact, target))}
        />
      )}
      {isWrong && (
        <p id={`${id}-problem`} role="alert">
          {verdict}
        </p>
      )}
    </div>
  )
}

type ChoiceProps = Pick<Props, 'fact' | 'value' | 'onChange'> & {
  shared: { id: string; name: string; disabled: boolean }
}

/** One of a few values, or none; a value that cannot be chosen any more is still shown. */
function FactChoice({ fact, value, onChange, shared }: ChoiceProps) {
  const isYes = fact.kind === 'yes'
  const options = isYes ? ['Yes', 'No'] : fact.options
  const chosen = isYes && typeof value === 'boolean' ? (value ? 'Yes' : 'No') : textOf(value)
  const isKnown = chosen === '' || options.includes(chosen)
  const choose = (one: string) => onChange(one === '' ? null : isYes ? one === 'Yes' : one)
  return (
    <select {...shared} value={chosen} onChange={({ target }) => choose(target.value)}>
      <option value="">–</option>
      {(isKnown ? options : [chosen, ...options]).map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  )
}

function inputOf({ kind, step, isNegativePossible }: Fact) {
  if (kind === 'number') {
    return { type: 'number', step, ...(isNegativePossible ? {} : { min: 0 }) } as const
  }
  return { type: kind === 'date' ? 'date' : 'text' } as const
}

function textOf(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

function entered({ kind }: Fact, { value, valueAsNumber }: HTMLInputElement) {
  if (value === '') return null
  return kind === 'number' ? valueAsNumber : value
}
