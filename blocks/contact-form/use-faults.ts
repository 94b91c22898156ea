import { type InputEvent, type SubmitEvent, useEffect, useState } from 'react'
import { type Fault, faultsOf } from './faults.ts'
import { enquiryOf, letterAddress } from './letter.ts'

/**
 * Looks the form over in its own words, then opens the visitor's mail programme with a letter. The
 * browser would do both without any script, in plainer words. What is typed belongs to the controls
 * alone, so it outlasts everything that happens here, and what was typed before scripts came.
 */
export function useFaults(group: string) {
  const [isAlive, setAlive] = useState(false)
  const [found, setFound] = useState<Fault[]>([])
  const [left, setLeft] = useState<Fault[]>([])
  useEffect(() => setAlive(true), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const faults = faultsOf(form, group)
    setFound(faults)
    setLeft(faults)
    if (faults.length === 0)
      location.assign(letterAddress(form.action, enquiryOf(new FormData(form))))
  }
  const mend = ({ currentTarget: form }: InputEvent<HTMLFormElement>) => {
    const still = new Set(faultsOf(form, group).map(({ id }) => id))
    setLeft((faults) => faults.filter(({ id }) => still.has(id)))
  }
  return { isAlive, found, left, submit, mend }
}
