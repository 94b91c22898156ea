import type { ButtonHTMLAttributes } from 'react'
import { Anchor } from './anchor.tsx'
import s from './button.module.css'
import { classNames } from './class-names.ts'
import { ArrowIcon } from './icons/arrow.tsx'
import { useWords } from './use-words.ts'

type Look = {
  label?: string
  /** Filled with ink: the primary action of a page. */
  dark?: boolean
  /** Filled with shell: for use on pictures. */
  background?: boolean
  /** Filled with dune: the secondary action. */
  backgroundAlt?: boolean
  hasArrow?: boolean
  className?: string
}

type Link = { to: string }
type Press = { to?: undefined } & Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'onClick' | 'disabled'
>

/**
 * A button, or with `to` a link that looks like one (spec §3, Button options). Outlined by default.
 */
export function Button({ label, hasArrow = false, ...props }: Look & (Link | Press)) {
  const { readMore } = useWords().media
  const face = (
    <>
      <span>{label ?? readMore}</span>
      {hasArrow && <ArrowIcon className={s.arrow} />}
    </>
  )
  if (props.to !== undefined) {
    return (
      <Anchor to={props.to} className={look(props)}>
        {face}
      </Anchor>
    )
  }
  const { type = 'button', onClick, disabled } = props
  return (
    <button type={type} onClick={onClick} disabled={disabled} className={look(props)}>
      {face}
    </button>
  )
}

function look({ dark, background, backgroundAlt, className }: Look) {
  return classNames(
    s.button,
    dark && s.dark,
    background && s.background,
    backgroundAlt && s.backgroundAlt,
    className,
  )
}
